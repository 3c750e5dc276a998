import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import {
  type Child,
  type Load,
  perSecond,
  type Row,
  type Settings,
  startChild,
  type Turn,
  takeTurns,
  underLoad,
} from "./measure.ts";
import { appEnvironment, centerOf, huntId, tokenOf } from "./world.ts";

const clients = 64;

/** Check-ins that miss, each client a player of its own: lock, judge, debit, ledger, record. */
function checkIns(child: Child, seconds: number): Promise<Turn> {
  const { center } = centerOf(1);
  const body = () => {
    const at = Date.now();
    const fix = { lat: center.lat + 0.05, lng: center.lng, accuracy: 6, at };
    return JSON.stringify({ squareNum: 1, fixes: [fix, { ...fix, accuracy: 5 }] });
  };
  const path = `/api/hunts/${huntId}/check-in`;
  let client = 0;
  const load: Load = {
    path,
    connections: clients,
    setupClient(connection) {
      const token = tokenOf(client++);
      connection.setRequests([
        {
          method: "POST",
          path,
          headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
          setupRequest: (request) => ({ ...request, body: body() }),
        },
      ]);
    },
  };
  return underLoad(child, load, seconds);
}

/** The five plain statements of a check-in, by the database's own load generator. */
function pgbench(settings: Settings, databaseUrl: string): Turn {
  const folder = mkdtempSync(join(tmpdir(), "ten-paces-pgbench-"));
  const script = join(folder, "check-in.sql");
  writeFileSync(
    script,
    `\\set n random(0, 1999)
begin;
select current_square from subscriptions where user_id = ('00000000-0000-7000-8000-' || lpad(:n::text, 12, '0'))::uuid and hunt_id = '${huntId}' for update;
insert into check_ins (user_id, id, hunt_id, square_num, at, success, kind) values (('00000000-0000-7000-8000-' || lpad(:n::text, 12, '0'))::uuid, gen_random_uuid(), '${huntId}', 1, now(), false, 'position');
insert into credit_ledger (id, user_id, at, monthly_delta, bonus_delta, bought_delta, total_after, reason) values (gen_random_uuid(), ('00000000-0000-7000-8000-' || lpad(:n::text, 12, '0'))::uuid, now(), 0, -1, 0, 1, 'check_in');
update credit_accounts set bonus = bonus - 1 where user_id = ('00000000-0000-7000-8000-' || lpad(:n::text, 12, '0'))::uuid and bonus >= 1;
update subscriptions set attempts = attempts + 1 where user_id = ('00000000-0000-7000-8000-' || lpad(:n::text, 12, '0'))::uuid and hunt_id = '${huntId}';
commit;
`,
  );
  try {
    const ended = spawnSync(
      join(settings.postgresBin, "pgbench"),
      [
        "-n",
        "-M",
        "prepared",
        "-c",
        String(clients),
        "-j",
        "2",
        "-T",
        String(settings.seconds),
        "-f",
        script,
        databaseUrl,
      ],
      { encoding: "utf8" },
    );
    const found = /tps = ([\d.]+)/.exec(ended.stdout ?? "");
    if (!found) throw new Error(`pgbench failed: ${ended.stderr}`);
    return { perSecond: Number(found[1]), processorUs: 0 };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export async function measureCheckIns(settings: Settings, databaseUrl: string): Promise<Row> {
  const app = await startChild("server/src/main.ts", appEnvironment(databaseUrl));
  try {
    const { ours, yardstick, ratio } = await takeTurns(
      settings,
      () => checkIns(app, settings.seconds),
      async () => pgbench(settings, databaseUrl),
    );
    return {
      name: "check-in, 64 clients",
      ours: perSecond(ours),
      yardstick: `pgbench, five statements: ${perSecond(yardstick)}`,
      value: ratio,
      floor: 1.2,
      aim: "1.4; 2.5 in batches",
      note: `processor of the app ${Math.round(ours.processorUs)} µs`,
    };
  } finally {
    await app.stop();
  }
}

/**
 * What two processes on one database can take against one. Where clients, database and processes share a
 * few cores nothing can double; so it is counted by processor time: as many requests as a second of the
 * app's processor answers, twice over, against once. Waiting for each other would show in the throughput,
 * which the row states beside it and which decides where there are cores enough.
 */
export async function measureTwoProcesses(settings: Settings, databaseUrl: string): Promise<Row> {
  const first = await startChild("server/src/main.ts", appEnvironment(databaseUrl));
  const second = await startChild("server/src/main.ts", appEnvironment(databaseUrl));
  try {
    const { ours, yardstick, ratio } = await takeTurns(
      settings,
      () => checkInsOfBoth(first, second, settings.seconds),
      () => checkIns(first, settings.seconds),
    );
    const byProcessor = (2 * yardstick.processorUs) / ours.processorUs;
    const coresEnough = availableParallelism() >= 6;
    return {
      name: "two app processes on one database",
      ours: perSecond(ours),
      yardstick: `one: ${perSecond(yardstick)}`,
      value: coresEnough ? ratio : byProcessor,
      floor: 1.6,
      aim: "1.6 where the CPU is the limit",
      note: `throughput ${ratio.toFixed(2)}, by processor time ${byProcessor.toFixed(2)} on ${availableParallelism()} cores`,
    };
  } finally {
    await first.stop();
    await second.stop();
  }
}

async function checkInsOfBoth(first: Child, second: Child, seconds: number): Promise<Turn> {
  const [a, b] = await Promise.all([checkIns(first, seconds), checkIns(second, seconds)]);
  const sum = a.perSecond + b.perSecond;
  const processorUs = (a.processorUs * a.perSecond + b.processorUs * b.perSecond) / sum;
  return { perSecond: sum, processorUs };
}

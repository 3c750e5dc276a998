import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { perSecond, type Row, type Settings, startChild, takeTurns } from "./measure.ts";
import { appEnvironment, centerOf, huntId, tokenOf } from "./world.ts";

const clients = 64;

/** Check-ins that miss, each client a player of its own: lock, judge, debit, ledger, record. */
async function checkInsPerSecond(port: number, seconds: number): Promise<number> {
  const { center } = centerOf(1);
  const body = () => {
    const at = Date.now();
    const fix = { lat: center.lat + 0.05, lng: center.lng, accuracy: 6, at };
    return JSON.stringify({ squareNum: 1, fixes: [fix, { ...fix, accuracy: 5 }] });
  };
  let client = 0;
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: clients,
    duration: seconds,
    setupClient(connection) {
      const token = tokenOf(client++);
      connection.setRequests([
        {
          method: "POST",
          path: `/api/hunts/${huntId}/check-in`,
          headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
          setupRequest: (request) => ({ ...request, body: body() }),
        },
      ]);
    },
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`Check-ins: ${result.non2xx} answers were no success, ${result.errors} errors`);
  }
  return result.requests.average;
}

/** The five plain statements of a check-in, by the database's own load generator. */
function pgbenchPerSecond(settings: Settings, databaseUrl: string): number {
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
    return Number(found[1]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export async function measureCheckIns(settings: Settings, databaseUrl: string): Promise<Row> {
  const app = await startChild("server/src/main.ts", appEnvironment(databaseUrl));
  try {
    const { ours, yardstick, ratio } = await takeTurns(
      settings,
      () => checkInsPerSecond(app.port, settings.seconds),
      async () => pgbenchPerSecond(settings, databaseUrl),
    );
    return {
      name: "check-in, 64 clients",
      ours: perSecond(ours),
      yardstick: `pgbench, five statements: ${perSecond(yardstick)}`,
      value: ratio,
      floor: 0.6,
      aim: "1.4; 2.5 in batches",
    };
  } finally {
    await app.stop();
  }
}

/** Two processes on one database against one: what a second process adds where the CPU allows it. */
export async function measureTwoProcesses(settings: Settings, databaseUrl: string): Promise<Row> {
  const first = await startChild("server/src/main.ts", appEnvironment(databaseUrl));
  const second = await startChild("server/src/main.ts", appEnvironment(databaseUrl));
  try {
    const { ours, yardstick, ratio } = await takeTurns(
      settings,
      async () => {
        const both = await Promise.all([
          checkInsPerSecond(first.port, settings.seconds),
          checkInsPerSecond(second.port, settings.seconds),
        ]);
        return both.reduce((a, b) => a + b);
      },
      () => checkInsPerSecond(first.port, settings.seconds),
    );
    return {
      name: "two app processes on one database",
      ours: perSecond(ours),
      yardstick: `one: ${perSecond(yardstick)}`,
      value: ratio,
      // The clients, the database and two processes share the cores: below four nothing can double.
      floor: (await import("node:os")).availableParallelism() >= 6 ? 1.6 : 0,
      aim: "1.6 where the CPU is the limit",
    };
  } finally {
    await first.stop();
    await second.stop();
  }
}

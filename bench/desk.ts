import { spawnSync } from "node:child_process";
import {
  awaitSchedules,
  busiestHunt,
  deskCheckIns,
  deskToken,
  deskUsers,
  makeDeskWorld,
  somePayoutId,
  someTicketId,
  someUserId,
  talkativeUserId,
} from "./desk-world.ts";
import {
  type Child,
  familySeconds,
  median,
  processorSeconds,
  type Row,
  type Settings,
  startChild,
} from "./measure.ts";
import { appEnvironment } from "./world.ts";

const mostMs = 300;
const requests = 3;

/** One table of the desk: the searches and filters it is asked with, and the columns it is sorted by. */
interface Table {
  path: string;
  /** Query strings; each is asked for its first, its middle and its last page. */
  narrowed: string[];
  sorts?: string[];
}

const huntPath = `/api/admin/hunts/${busiestHunt}`;
const tables: Record<string, Table> = {
  users: {
    path: "/api/admin/users",
    sorts: ["email", "-email", "displayName", "-displayName", "createdAt", "-createdAt"],
    narrowed: [
      ...["", "show=admins", "show=suspended", `search=${someUserId}`],
      ...["hunter77777", "post.test", "walker", "Cleo Walker 55", "7", "nobody at all"].map(
        (words) => `search=${encodeURIComponent(words)}`,
      ),
    ],
  },
  hunts: {
    path: "/api/admin/hunts",
    sorts: [
      ...["name", "state", "status", "type", "variant", "difficulty", "prizePool"],
      ...["thresholdBTC", "hunters", "-subscribers", "finishers", "unsurveyed", "-createdAt"],
    ],
    narrowed: [
      ...["", "subscribed=yes", "surveyed=no", "status=ACTIVE", "variant=DIGITAL"],
      ...["difficulty=HARD&pageSize=200", "special=next", "special=scheduled"],
      ...["search=tower", "search=word7.of.desk123", "search=nowhere"],
    ],
  },
  "check-ins of a hunt": {
    path: `${huntPath}/check-ins`,
    narrowed: ["", "show=wrong", "show=right", "kind=words", "square=5", "square=5&show=wrong"],
  },
  "players of a hunt": {
    path: `${huntPath}/players`,
    sorts: ["-progress", "progress", "name", "-name", "-attempts", "attempts"],
    narrowed: ["", "show=playing", "show=finished", "square=3", "search=cleo", "search=nobody"],
  },
  audit: {
    path: "/api/admin/audit",
    narrowed: [
      ...["", "search=suspend", "search=hunter5%40", "search=number%2012", "search=nothing"],
      ...[`huntId=${busiestHunt}`, `actorId=${someUserId.replace("77777", "00005")}`],
      "from=2026-01-01T00:00:00Z&until=2026-02-01T00:00:00Z",
    ],
  },
  tickets: {
    path: "/api/admin/tickets",
    narrowed: [
      ...["", "status=open", "status=closed", "kind=contact", "search=TP-00A"],
      ...["search=hunter123%40", "search=tower", "search=number%2077", "search=nothing%20of%20it"],
    ],
  },
  jobs: {
    path: "/api/admin/jobs",
    narrowed: ["", "status=failed", "status=done", "kind=renewals", "group=mail", "group=schedule"],
  },
  payouts: { path: "/api/admin/payouts", narrowed: ["", "status=PENDING_REVIEW"] },
  mails: {
    path: "/api/admin/outbox",
    narrowed: [
      "",
      "limit=200",
      "show=waiting",
      "search=hunter77777",
      "search=subject%2012",
      "search=nobody",
      "search=mail.test",
      "search=mail.test&show=waiting",
    ],
  },
  places: {
    path: "/api/admin/places",
    sorts: ["name", "-name", "stock", "kind", "-hunts"],
    narrowed: ["", "stock=KANSAS", "show=unused", "show=to_ask", "search=tower", "search=nothing"],
  },
  "one of each": {
    path: "",
    narrowed: [
      ...["/api/admin/stats", "/api/admin/events", "/api/admin/alerts", "/api/admin/money"],
      ...[
        "/api/admin/analytics",
        `/api/admin/users/${someUserId}`,
        huntPath,
        `${huntPath}/insights`,
      ],
      ...[`${huntPath}/money`, `${huntPath}/signals`, "/api/admin/ratings", "/api/admin/reports"],
      "/api/admin/revenue/daily?from=2026-01-01&to=2026-11-30",
      ...[`/api/admin/users/${talkativeUserId}`, `/api/admin/tickets/${someTicketId}`],
      ...[`/api/admin/payouts/${somePayoutId}`, `${huntPath}/letters`, `${huntPath}/keepers`],
      ...["/api/admin/surveys", "/api/admin/surveys?state=STATE%204", "/api/admin/findings"],
      ...["/api/admin/hunt-lifecycle/replenish", "/api/admin/hunt-builder/options"],
      ...["/api/admin/hunt-builder/places?state=KANSAS"],
      ...[
        "/api/admin/announcements",
        "/api/admin/errata",
        "/api/admin/faqs",
        "/api/admin/settings",
      ],
    ],
  },
};

interface Asked {
  table: string;
  address: string;
  /** Half of the requests took no longer. */
  ms: number;
  /** Processor time of one request, of the server and of PostgreSQL: what it takes where nothing else runs. */
  processorMs: number;
}

/** Every list of the desk over 100,000 accounts and 1,000,000 check-ins: how long its slowest page takes. */
export async function measureDesk(settings: Settings): Promise<Row[]> {
  const { url, seconds } = await makeDeskWorld(settings.postgresUrl);
  process.stdout.write(
    `Filled ${deskUsers} accounts and ${deskCheckIns} check-ins in ${seconds.toFixed(0)} s.\n`,
  );
  return measureDeskOn(url, settings.postgresPid);
}

/** The same on a database that is filled already. */
export async function measureDeskOn(url: string, postgresPid: number): Promise<Row[]> {
  const child = await startChild("server/src/main.ts", appEnvironment(url));
  const cores = onTwoCores([child.process.pid, postgresPid]);
  try {
    await awaitSchedules(url);
    const asked: Asked[] = [];
    for (const [name, table] of Object.entries(tables))
      asked.push(...(await ask({ child, postgresPid }, name, table)));
    if (process.argv.includes("--each")) printEach(asked);
    return Object.keys(tables).map((table) => {
      const [slowest] = asked.filter((one) => one.table === table).sort((a, b) => b.ms - a.ms);
      const dearest = Math.max(
        ...asked.filter((one) => one.table === table).map((one) => one.processorMs),
      );
      const ms = slowest?.ms ?? Number.POSITIVE_INFINITY;
      return {
        name: `desk: ${table}, slowest page`,
        ours: `${ms.toFixed(0)} ms`,
        yardstick: `${mostMs} ms`,
        value: ms / mostMs,
        floor: 1,
        aim: "0.33",
        lessIsBetter: true,
        note: `${slowest?.address ?? "none"}, processor ${dearest.toFixed(0)} ms at most${cores}`,
      };
    });
  } finally {
    await child.stop();
  }
}

interface Measured {
  child: Child;
  postgresPid: number;
}

async function ask(measured: Measured, name: string, table: Table): Promise<Asked[]> {
  const asked: Asked[] = [];
  for (const sort of table.sorts ?? [""]) {
    for (const narrowed of table.narrowed) {
      const query = [narrowed, sort && `sort=${sort}`].filter(Boolean).join("&");
      const base = table.path === "" ? narrowed : `${table.path}?${query}`;
      const first = await measure(measured, base);
      const { ms, processorMs } = first;
      asked.push({ table: name, address: base, ms, processorMs });
      const pages = Math.ceil((first.total ?? 0) / (first.pageSize ?? 1));
      for (const page of new Set([Math.ceil(pages / 2), pages])) {
        if (page < 2) continue;
        const address = `${base}&page=${page}`;
        asked.push({ table: name, address, ...(await measure(measured, address)) });
      }
    }
  }
  return asked;
}

async function measure(
  { child, postgresPid }: Measured,
  address: string,
): Promise<{ ms: number; processorMs: number; total?: number; pageSize?: number }> {
  const times: number[] = [];
  let body: { total?: number; pageSize?: number } = {};
  const used = () => processorSeconds(child) + familySeconds(postgresPid);
  const before = used();
  for (let turn = 0; turn < requests; turn += 1) {
    const began = performance.now();
    const response = await fetch(`http://127.0.0.1:${child.port}${address}`, {
      headers: { authorization: `Bearer ${deskToken}` },
    });
    body = (await response.json()) as typeof body;
    times.push(performance.now() - began);
    if (!response.ok) throw new Error(`${address}: ${response.status} ${JSON.stringify(body)}`);
  }
  const processorMs = ((used() - before) * 1000) / requests;
  const { total, pageSize } = body;
  return {
    ms: median(times),
    processorMs,
    ...(total !== undefined && { total }),
    ...(pageSize !== undefined && { pageSize }),
  };
}

function printEach(asked: readonly Asked[]): void {
  for (const { table, address, ms, processorMs } of [...asked].sort((a, b) => b.ms - a.ms)) {
    const [took, used] = [ms, processorMs].map((each) => each.toFixed(0).padStart(6));
    process.stdout.write(`${took} ms, processor ${used} ms  ${table}  ${address}\n`);
  }
}

/** Keeps processes, and those they start from now on, to the first two cores, where the machine can do that. */
function onTwoCores(pids: readonly (number | undefined)[]): string {
  const kept = pids.every(
    (pid) => pid && spawnSync("taskset", ["-apc", "0,1", String(pid)]).status === 0,
  );
  return kept ? "; on two cores" : "; on all cores: taskset is missing";
}

// `npm run bench [-- --quick] [-- name …]`: the budgets, as ratios within one run.
import { startPostgres } from "../scripts/postgres.mjs";
import { measureCheckIns, measureTwoProcesses } from "./check-ins.ts";
import { measureDesk } from "./desk.ts";
import { measureFirstViews } from "./first-views.ts";
import { type Row, type Settings, stopAll } from "./measure.ts";
import { measureBoard, measureDetail, measureList, measureRank } from "./pages.ts";
import { measureGenerateAll, measureGrid, measureScript, measureStarts } from "./starts.ts";
import { makeWorld } from "./world.ts";

/** The second is asked for by those that are measured on the world of hunts and players. */
type Measure = (settings: Settings, world: () => Promise<string>) => Promise<Row[]>;

const measures: Record<string, Measure> = {
  list: async (settings, world) => [await measureList(settings, await world())],
  detail: async (settings, world) => [await measureDetail(settings, await world())],
  checkins: async (settings, world) => [await measureCheckIns(settings, await world())],
  board: async (settings, world) => [
    await measureBoard(settings, await world()),
    await measureRank(settings, await world()),
  ],
  processes: async (settings, world) => [await measureTwoProcesses(settings, await world())],
  stock: async () => measureGenerateAll(),
  starts: () => measureStarts(),
  script: async () => [measureScript()],
  pages: measureFirstViews,
  desk: measureDesk,
  grid: async () => measureGrid(),
};

const chosen = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const quick = process.argv.includes("--quick");
const names = chosen.length > 0 ? chosen : Object.keys(measures);

function reached(row: Row): boolean {
  return row.lessIsBetter ? row.value <= row.floor : row.value >= row.floor;
}

function print(row: Row): void {
  const value = row.value.toFixed(2);
  const floor = `${row.lessIsBetter ? "≤" : "≥"} ${row.floor}`;
  const verdict = reached(row) ? "reached" : "MISSED";
  const note = row.note ? ` (${row.note})` : "";
  const cells = [row.name + note, row.ours, row.yardstick, value, floor, row.aim, verdict];
  process.stdout.write(`| ${cells.join(" | ")} |\n`);
}

const postgres = await startPostgres({ settings: { shared_buffers: "512MB" } });
process.on("exit", stopAll);
let missed = 0;
try {
  let made: Promise<string> | null = null;
  const world = () => {
    if (!made) process.stderr.write("Making 300 hunts, 2,000 players and a board of 1,000,000 …\n");
    made ??= makeWorld(postgres.url);
    return made;
  };
  const settings: Settings = {
    seconds: quick ? 1 : 2,
    turns: quick ? 3 : 9,
    postgresUrl: postgres.url,
    postgresBin: postgres.bin,
    postgresPid: postgres.pid,
  };
  process.stdout.write(
    "\n| what | ours | yardstick | value | floor | aim | |\n|---|---|---|---|---|---|---|\n",
  );
  for (const name of names) {
    const measure = measures[name];
    if (!measure)
      throw new Error(`No such row: ${name}. There are: ${Object.keys(measures).join(", ")}`);
    for (const row of await measure(settings, world)) {
      print(row);
      if (!reached(row)) missed += 1;
    }
  }
} finally {
  stopAll();
  await postgres.stop();
}
process.exit(missed > 0 ? 1 : 0);

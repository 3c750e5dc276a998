import { setFlagsFromString } from "node:v8";
import { PGlite } from "@electric-sql/pglite";
import { DurableFiles } from "./durable-files.ts";

/** Major version of the PostgreSQL inside PGlite; folders of another one cannot be opened. */
export const engineVersion = "18";

const durable = ["-c", "fsync=on", "-c", "wal_sync_method=fsync"];
// The engine's memory counts in full against the process: 128 MB of cache are more than its folders ever hold.
const frugal = ["-c", "shared_buffers=32MB"];
const readOnlyUnlessSaid = ["-c", "default_transaction_read_only=on"];
// PGlite's own list turns fsync off.
const basic = PGlite.defaultStartParams.filter((param) => param !== "-F");

/**
 * The optimising compiler takes half a gigabyte and two seconds for the largest functions of PostgreSQL at
 * every start, and the statements of players are no faster for it. What is slower without is long sorts. A flag of the
 * process, so it is set where the engine starts and not for an installation on PostgreSQL.
 */
function limitWasmCompiler(): void {
  setFlagsFromString("--no-wasm-tier-up");
  setFlagsFromString("--no-wasm-dynamic-tiering");
}

/** Starts PostgreSQL in this process on a folder; initdb runs where it is empty. `onSync` hears every fsync. */
export function startEngine(folder: string, onSync?: () => void): Promise<PGlite> {
  limitWasmCompiler();
  return PGlite.create({
    fs: new DurableFiles(folder, onSync),
    startParams: [...basic, ...durable, ...frugal, ...readOnlyUnlessSaid],
  });
}

// What a copy in memory has to carry: PostgreSQL would begin with a log of 16 MB and keep what it no longer needs.
const shortLog = ["-c", "min_wal_size=2MB", "-c", "max_wal_size=2MB"];

/**
 * The same in memory, nothing kept: for tests. Starts from a dump of `dumpDataDir` where one is given, which takes
 * a third of the time with a small log and little cache.
 */
export function startInMemory(dump?: Blob): Promise<PGlite> {
  limitWasmCompiler();
  return PGlite.create({
    initDbStartParams: ["--wal-segsize=1"],
    startParams: [...PGlite.defaultStartParams, ...frugal, ...shortLog, ...readOnlyUnlessSaid],
    ...(dump ? { loadDataDir: dump } : {}),
  });
}

import { PGlite } from "@electric-sql/pglite";
import { DurableFiles } from "./durable-files.ts";

/** Major version of the PostgreSQL inside PGlite; folders of another one cannot be opened. */
export const engineVersion = "18";

const durable = ["-c", "fsync=on", "-c", "wal_sync_method=fsync"];
const readOnlyUnlessSaid = ["-c", "default_transaction_read_only=on"];
// PGlite's own list turns fsync off.
const basic = PGlite.defaultStartParams.filter((param) => param !== "-F");

/** Starts PostgreSQL in this process on a folder; initdb runs where it is empty. `onSync` hears every fsync. */
export function startEngine(folder: string, onSync?: () => void): Promise<PGlite> {
  return PGlite.create({
    fs: new DurableFiles(folder, onSync),
    startParams: [...basic, ...durable, ...readOnlyUnlessSaid],
  });
}

/** The same in memory, nothing kept: for tests. Starts from a dump of `dumpDataDir` where one is given. */
export function startInMemory(dump?: Blob): Promise<PGlite> {
  return PGlite.create({
    startParams: [...PGlite.defaultStartParams, ...readOnlyUnlessSaid],
    ...(dump ? { loadDataDir: dump } : {}),
  });
}

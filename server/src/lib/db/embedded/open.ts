import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { Pool, type PoolConfig } from "pg";
import { startEngine, startInMemory } from "./engine.ts";
import { prepareFolder } from "./first-start.ts";
import { lockFolder } from "./folder-lock.ts";
import { closeToOthers } from "./private-files.ts";
import { EmbeddedStream } from "./stream.ts";
import { startUpkeep } from "./upkeep.ts";

export interface DatabaseReports {
  /** Troubles that no caller waits for: a lost idle connection, a failed upkeep. */
  onTrouble?: (message: string, error: unknown) => void;
  /** What a first start is doing, for the console. */
  onProgress?: (message: string) => void;
}

export interface Embedded {
  /** A pool of the one connection that PGlite has. */
  pool: Pool;
  close(): Promise<void>;
}

export interface InMemory extends Embedded {
  /** The whole database as a file to start others from. */
  dump(): Promise<Blob>;
}

// Everyone waits for one connection here; a batch of long statements is no reason to refuse those behind it.
const connectionWaitMs = 30_000;

/** PostgreSQL in this process, its files in `dataDir/database`. Throws `FolderInUse`. */
export async function openEmbedded(
  dataDir: string,
  config: PoolConfig,
  { onProgress = () => {}, onTrouble = () => {} }: DatabaseReports,
): Promise<Embedded> {
  // Whatever this process makes is for its owner alone: the folder holds answers, hashes and links.
  process.umask(0o077);
  const unlock = lockFolder(dataDir);
  try {
    const folder = join(dataDir, "database");
    await prepareFolder(folder, onProgress);
    await closeToOthers(dataDir, onProgress);
    const engine = await startEngine(folder);
    const pool = poolOn(engine, config);
    const endUpkeep = startUpkeep(pool, onTrouble);
    return {
      pool,
      async close() {
        await endUpkeep();
        await pool.query("CHECKPOINT");
        await pool.end();
        await engine.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** PostgreSQL in memory for tests: no folder, no lock, no upkeep. */
export async function openInMemory(config: PoolConfig, dump?: Blob): Promise<InMemory> {
  const engine = await startInMemory(dump);
  const pool = poolOn(engine, config);
  return {
    pool,
    dump: () => engine.dumpDataDir("none"),
    async close() {
      await pool.end();
      await engine.close();
    },
  };
}

function poolOn(engine: PGlite, config: PoolConfig): Pool {
  return new Pool({
    ...config,
    stream: () => new EmbeddedStream(engine),
    ssl: false,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: connectionWaitMs,
  });
}

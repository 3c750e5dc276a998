import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import type { DatabaseReports } from "../database.ts";
import { DurableFiles } from "./durable-files.ts";
import { EmbeddedStream } from "./stream.ts";

export interface Embedded {
  poolConfig: { stream: () => EmbeddedStream; ssl: false };
  close(): Promise<void>;
}

/** PostgreSQL in this process, its files in `dataDir/database`. */
export async function openEmbedded(dataDir: string, _reports: DatabaseReports): Promise<Embedded> {
  await mkdir(dataDir, { recursive: true });
  const engine = await PGlite.create({
    fs: new DurableFiles(join(dataDir, "database")),
    startParams: [
      ...PGlite.defaultStartParams.filter((param) => param !== "-F"),
      "-c",
      "fsync=on",
      "-c",
      "wal_sync_method=fsync",
      "-c",
      "default_transaction_read_only=on",
    ],
  });
  return {
    poolConfig: { stream: () => new EmbeddedStream(engine), ssl: false },
    close: () => engine.close(),
  };
}

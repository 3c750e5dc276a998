import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

// Half of a later start is reading and compiling modules: what the first one compiled is kept.
// Where the folder cannot be written a start is as slow as the first, and nothing else.
enableCompileCache(fileURLToPath(new URL("../dist/compiled", import.meta.url)));

const { run } = await import("./run.ts");

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});

import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin, ResolvedConfig } from "vite";

const COMPRESSIBLE = /\.(m?js|css|html|svg|json|webmanifest|txt)$/;
const SMALLEST_WORTH_BYTES = 512;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < SMALLEST_WORTH_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await Promise.all([
    toBrotli(content, { params }).then((bytes) => writeFile(`${path}.br`, bytes)),
    toGzip(content, { level: 9 }).then((bytes) => writeFile(`${path}.gz`, bytes)),
  ]);
}

/** After a build, writes x.br and x.gz beside every text file, so that the server never compresses. */
export function precompress(): Plugin {
  let config: ResolvedConfig | null = null;
  return {
    name: "ten-paces:precompress",
    // What the server reads itself is sent to nobody.
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    configResolved(resolved) {
      config = resolved;
    },
    // Not closeBundle, which can come before the first file of a new folder is there.
    async writeBundle(options) {
      if (config === null) return;
      const folder = options.dir ?? resolve(config.root, config.build.outDir);
      const files = await readdir(folder, { recursive: true });
      for (const file of files.filter((name) => COMPRESSIBLE.test(name))) {
        await compressFile(join(folder, file));
      }
    },
  };
}

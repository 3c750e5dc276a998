import { closeSync, fsyncSync, openSync } from "node:fs";
import type { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

interface OpenFile {
  /** The descriptor of the machine's file; directories have none. */
  nfd?: number;
  node: object;
}

interface NodeFiles {
  stream_ops: { fsync?: (file: OpenFile) => number };
  realPath(node: object): string;
}

type EngineOptions = Parameters<NodeFS["init"]>[1];

/**
 * PGlite's folder on disk with an fsync that reaches the disk. As shipped the callback is absent and every
 * fsync succeeds without one. fdatasync cannot be supplied (the engine's own does nothing), hence
 * `wal_sync_method=fsync` in `startParams`.
 */
export class DurableFiles extends NodeFS {
  readonly #onSync: () => void;

  /** `onSync` is told of every fsync, for the tests. */
  constructor(folder: string, onSync: () => void = () => {}) {
    super(folder);
    this.#onSync = onSync;
  }

  override async init(engine: PGlite, options: EngineOptions): ReturnType<NodeFS["init"]> {
    const withMount = await super.init(engine, options);
    const preRun = withMount.emscriptenOpts.preRun ?? [];
    return {
      emscriptenOpts: {
        ...withMount.emscriptenOpts,
        preRun: [
          ...(Array.isArray(preRun) ? preRun : [preRun]),
          (module: object) => this.#supplyFsync((module as { NODEFS: NodeFiles }).NODEFS),
        ],
      },
    };
  }

  #supplyFsync(files: NodeFiles): void {
    files.stream_ops.fsync = (file) => {
      this.#onSync();
      if (file.nfd !== undefined) fsyncSync(file.nfd);
      else syncFolder(files.realPath(file.node));
      return 0;
    };
  }
}

/** Makes creations and renames in a folder last. */
export function syncFolder(path: string): void {
  const descriptor = openSync(path, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

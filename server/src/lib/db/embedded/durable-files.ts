import { closeSync, fsyncSync, openSync } from "node:fs";
import type { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

interface OpenFile {
  /** The descriptor of the machine's file; directories have none. */
  nfd?: number;
  node: object;
}

/** What is changed of a file; `mode` only where its mode is. */
interface Attributes {
  mode?: number;
}

type SetAttributes = (node: object, attributes: Attributes) => void;
type MakeNode = (parent: object, name: string, mode: number, device: number) => object;

interface NodeFiles {
  stream_ops: { fsync?: (file: OpenFile) => number; setattr: SetAttributes };
  node_ops: { mknod: MakeNode; setattr: SetAttributes };
  realPath(node: object): string;
}

type EngineOptions = Parameters<NodeFS["init"]>[1];

/**
 * PGlite's folder on disk with an fsync that reaches the disk. As shipped the callback is absent and every
 * fsync succeeds without one. fdatasync cannot be supplied (the engine's own does nothing), hence
 * `wal_sync_method=fsync` in `startParams`. Files are made for their owner alone.
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
          (module: object) => {
            const files = (module as { NODEFS: NodeFiles }).NODEFS;
            this.#supplyFsync(files);
            closeToOthers(files);
          },
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

/**
 * Whatever the engine makes is its owner's alone. The umask of the process is not enough: after making a file
 * the engine's file system sets the mode that was asked for once more.
 */
function closeToOthers({ node_ops: nodes, stream_ops: streams }: NodeFiles): void {
  const own = (mode: number) => mode & ~0o077;
  const { mknod } = nodes;
  nodes.mknod = (parent, name, mode, device) => mknod(parent, name, own(mode), device);
  for (const operations of [nodes, streams]) {
    const { setattr } = operations;
    operations.setattr = (node, attributes) =>
      setattr(
        node,
        attributes.mode === undefined ? attributes : { ...attributes, mode: own(attributes.mode) },
      );
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

import { createHash } from "node:crypto";
import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { createGunzip, createGzip } from "node:zlib";

/** A backup that cannot be trusted, or does not fit; the message says why and is for people. */
export class BackupRefused extends Error {
  override name = "BackupRefused";
}

/** The first line of a backup. */
export interface Header {
  tenPacesBackup: 1;
  madeAt: string;
  /** The migrations of the database it is of, in their order. */
  migrations: { name: string; checksum: string }[];
  /** What lies beside the database and is needed with it, by file name, in base64. */
  files: Record<string, string>;
}

/** Begins the rows of a table; each of the lines after it is a row as JSON. */
export interface TableHead {
  table: string;
  /** Columns that are stored; the others are computed. */
  columns: string[];
  /** Those of them that hold JSON; it is written as a text, so that a null within is told from none. */
  json: string[];
}

interface Tail {
  end: true;
  tables: number;
  rows: number;
  /** Of all lines before, each with its line end. */
  sha256: string;
}

export interface Counts {
  tables: number;
  rows: number;
}

/** Writes the lines of a backup, compressed, into a file that only its owner can read. */
export class ArchiveWriter {
  readonly #path: string;
  readonly #gzip = createGzip({ level: 6 });
  readonly #hash = createHash("sha256");
  readonly #written: Promise<unknown>;
  #tables = 0;
  #rows = 0;

  /** @param path where it will stand when it is whole; until then it has another name */
  constructor(path: string, header: Header) {
    this.#path = path;
    const file = createWriteStream(this.partial, { mode: 0o600 });
    this.#gzip.pipe(file);
    this.#written = once(file, "close");
    // Told where it is waited for.
    this.#written.catch(() => {});
    file.on("error", (error) => this.#gzip.destroy(error));
    this.#gzip.write(this.#counted(JSON.stringify(header)));
  }

  get partial(): string {
    return `${this.#path}.partial`;
  }

  #counted(line: string): string {
    const text = `${line}\n`;
    this.#hash.update(text);
    return text;
  }

  async #write(text: string): Promise<void> {
    if (this.#gzip.destroyed) throw this.#gzip.errored ?? new Error("The file was closed.");
    if (!this.#gzip.write(text)) await once(this.#gzip, "drain");
  }

  async begin(head: TableHead): Promise<void> {
    this.#tables += 1;
    await this.#write(this.#counted(JSON.stringify(head)));
  }

  /** @param rows each a JSON object in one line */
  async add(rows: readonly string[]): Promise<void> {
    this.#rows += rows.length;
    await this.#write(rows.map((row) => this.#counted(row)).join(""));
  }

  /** Ends the file, reads it from its beginning as a restore would, and gives it its name. */
  async finish(): Promise<Counts> {
    const sha256 = this.#hash.digest("hex");
    const tail: Tail = { end: true, tables: this.#tables, rows: this.#rows, sha256 };
    this.#gzip.end(`${JSON.stringify(tail)}\n`);
    await this.#written;
    await syncFile(this.partial);
    const counts = await verifyArchive(this.partial);
    if (counts.rows !== this.#rows || counts.tables !== this.#tables)
      throw new BackupRefused("The file that was written has not all that was put in.");
    await rename(this.partial, this.#path);
    return counts;
  }

  /** Lets go of what was written. */
  async discard(): Promise<void> {
    this.#gzip.destroy();
    await rm(this.partial, { force: true });
  }
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, "r+");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

const cutOff = "This backup is not whole: it was cut off or changed. Take another one.";

/** The lines of a compressed file. @throws BackupRefused where it ends too soon or is none */
async function* linesOf(path: string): AsyncGenerator<string> {
  const file = createReadStream(path);
  const gunzip = createGunzip();
  file.on("error", (error) => gunzip.destroy(error));
  file.pipe(gunzip);
  gunzip.setEncoding("utf8");
  let rest = "";
  try {
    for await (const chunk of gunzip) {
      const lines = (rest + chunk).split("\n");
      rest = lines.pop() ?? "";
      yield* lines;
    }
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    throw code.startsWith("Z_") ? new BackupRefused(cutOff) : error;
  } finally {
    file.destroy();
  }
  if (rest !== "") throw new BackupRefused(cutOff);
}

export async function readHeader(path: string): Promise<Header> {
  for await (const line of linesOf(path)) return parseHeader(line);
  throw new BackupRefused(cutOff);
}

function parseHeader(line: string): Header {
  const header: unknown = parse(line);
  if (
    typeof header !== "object" ||
    header === null ||
    !("tenPacesBackup" in header) ||
    header.tenPacesBackup !== 1
  )
    throw new BackupRefused("This is not a backup of Ten Paces, or of a later format.");
  return header as Header;
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new BackupRefused(cutOff);
  }
}

/** Reads a backup from its first line to its last. @throws BackupRefused where a line is missing or changed */
export async function verifyArchive(path: string): Promise<Counts> {
  const hash = createHash("sha256");
  const counts: Counts = { tables: 0, rows: 0 };
  let first = true;
  let tail: Tail | null = null;
  for await (const line of linesOf(path)) {
    if (tail) throw new BackupRefused(cutOff);
    if (first) parseHeader(line);
    else if (line.startsWith('{"end":true,')) {
      tail = parse(line) as Tail;
      continue;
    } else if (isHead(line)) counts.tables += 1;
    else counts.rows += 1;
    first = false;
    hash.update(`${line}\n`);
  }
  if (
    !tail ||
    tail.sha256 !== hash.digest("hex") ||
    tail.rows !== counts.rows ||
    tail.tables !== counts.tables
  )
    throw new BackupRefused(cutOff);
  return counts;
}

/** Rows are objects too, and none of our tables has columns of these names in this order. */
const isHead = (line: string) => /^\{"table":"[a-z0-9_]+","columns":\[/.test(line);

const mostOfBatch = 500;
const mostBytes = 2_000_000;

/** The rows of a verified backup by table, some at a time; a table without rows comes once with none. */
export async function* rowsOf(path: string): AsyncGenerator<TableHead & { rows: string[] }> {
  let head: TableHead | null = null;
  let rows: string[] = [];
  let bytes = 0;
  for await (const line of linesOf(path)) {
    const next = isHead(line) ? (parse(line) as TableHead) : null;
    const isEnd = line.startsWith('{"end":true,');
    if (head && (next || isEnd || rows.length >= mostOfBatch || bytes >= mostBytes)) {
      yield { ...head, rows };
      rows = [];
      bytes = 0;
    }
    if (isEnd) return;
    if (next) head = next;
    else if (head) {
      rows.push(line);
      bytes += line.length;
    }
  }
}

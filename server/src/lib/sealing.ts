import { createCipheriv, createDecipheriv, createHash } from "node:crypto";
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { newSecretBytes } from "./ids.ts";

export interface Sealed {
  /** Which key opens it. */
  keyId: string;
  /** Nonce, text and tag of AES-256-GCM. */
  bytes: Buffer;
}

/** What was sealed cannot be opened: its key is not here, or it was changed. */
export class CannotOpen extends Error {
  override name = "CannotOpen";
}

const nonceBytes = 12;
const tagBytes = 16;

/** Seals personal data with the first of its keys, and opens what any of them has sealed. */
export class Sealer {
  readonly #read: () => readonly Buffer[];
  #known: ReadonlyMap<string, Buffer> | null = null;

  /** @param read gives keys of 32 bytes each, the one that seals first; asked when one is first needed */
  constructor(read: () => readonly Buffer[]) {
    this.#read = read;
  }

  get #keys(): ReadonlyMap<string, Buffer> {
    this.#known ??= new Map(this.#read().map((key) => [idOf(key), key]));
    return this.#known;
  }

  /** Of the key that seals. */
  get keyId(): string {
    const [first] = this.#keys.keys();
    if (first === undefined) throw new Error("There is no key to seal personal data with.");
    return first;
  }

  /** @param about what the text belongs to: it opens for nothing else */
  seal(text: string, about: string): Sealed {
    const { keyId } = this;
    const key = this.#keys.get(keyId) ?? Buffer.alloc(0);
    const nonce = newSecretBytes(nonceBytes);
    const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(about));
    const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
    return { keyId, bytes: Buffer.concat([nonce, body, cipher.getAuthTag()]) };
  }

  /** @throws CannotOpen */
  open({ keyId, bytes }: Sealed, about: string): string {
    const key = this.#keys.get(keyId);
    if (!key) throw new CannotOpen(`It was sealed with the key ${keyId}, which is not configured.`);
    try {
      const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, nonceBytes));
      decipher.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(-tagBytes));
      const body = bytes.subarray(nonceBytes, -tagBytes);
      return Buffer.concat([decipher.update(body), decipher.final()]).toString("utf8");
    } catch {
      throw new CannotOpen("It was changed since it was sealed, or belongs to something else.");
    }
  }
}

/** Names a key without telling it. */
function idOf(key: Buffer): string {
  return createHash("sha256").update("ten-paces key id\n").update(key).digest("hex").slice(0, 12);
}

const fileOf = (dataDir: string) => join(dataDir, "claims-key");

interface KeySource {
  /** CLAIMS_KEY; null where it is not set. */
  claimsKeys: readonly Buffer[] | null;
  dataDir: string;
}

/** The configured keys, or those kept in a file of DATA_DIR that nobody but its owner reads; one is made at first. */
export function openSealer({ claimsKeys, dataDir }: KeySource): Sealer {
  return new Sealer(() => claimsKeys ?? keptKeys(dataDir) ?? makeKey(dataDir));
}

/** Puts a new key first in the file of DATA_DIR; the others still open what they sealed. */
export function addKeptKey(dataDir: string): Sealer {
  const keys = [newSecretBytes(32), ...(keptKeys(dataDir) ?? [])];
  keep(dataDir, keys);
  return new Sealer(() => keys);
}

/** Lets go of all kept keys but the one that seals: nothing is sealed with them any more. */
export function dropOldKeptKeys(dataDir: string): void {
  keep(dataDir, (keptKeys(dataDir) ?? []).slice(0, 1));
}

function keptKeys(dataDir: string): Buffer[] | null {
  const file = fileOf(dataDir);
  if (!existsSync(file)) return null;
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  if (lines.length === 0 || lines.some((line) => !/^[0-9a-f]{64}$/.test(line))) {
    throw new Error(`The file ${file} holds no key. Put back the copy you have of it.`);
  }
  return lines.map((line) => Buffer.from(line, "hex"));
}

/** The first key; where another process has just made one, that. */
function makeKey(dataDir: string): Buffer[] {
  const file = fileOf(dataDir);
  const own = `${file}.${process.pid}`;
  write(dataDir, own, [newSecretBytes(32)]);
  try {
    linkSync(own, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    unlinkSync(own);
  }
  return keptKeys(dataDir) ?? [];
}

function keep(dataDir: string, keys: readonly Buffer[]): void {
  const file = fileOf(dataDir);
  // Whole or not at all: half a key opens nothing.
  write(dataDir, `${file}.new`, keys);
  renameSync(`${file}.new`, file);
}

function write(dataDir: string, file: string, keys: readonly Buffer[]): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const text = keys.map((key) => `${key.toString("hex")}\n`).join("");
  writeFileSync(file, text, { mode: 0o600, flush: true });
  chmodSync(file, 0o600);
}

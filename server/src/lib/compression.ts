import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip";

/** The same bytes as they are and in each encoding, made once and sent to everyone. */
export interface Packed {
  plain: Buffer;
  /** As texts of one character a byte (latin1). */
  packed: Readonly<Record<Encoding, string>> | null;
}

/** Below this an answer fits into one packet as it is. */
export const smallestWorthBytes = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

// Quick for an answer made for one reader; thorough for one that is kept and sent to everybody.
const quick = { brotli: 4, gzip: 5 };
const thorough = { brotli: 9, gzip: 9 };

function compressWith(
  bytes: Buffer | string,
  encoding: Encoding,
  effort: typeof quick,
): Promise<Buffer> {
  return encoding === "br"
    ? brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: effort.brotli } })
    : zip(bytes, { level: effort.gzip });
}

/** An answer for one reader, in a thread of its own so that nobody waits for it. */
export function compress(bytes: Buffer | string, encoding: Encoding): Promise<Buffer> {
  return compressWith(bytes, encoding, quick);
}

/** An answer to be kept. */
export async function pack(text: string): Promise<Packed> {
  const plain = Buffer.from(text);
  if (plain.length < smallestWorthBytes) return { plain, packed: null };
  const [br, gzipped] = await Promise.all([
    compressWith(plain, "br", thorough),
    compressWith(plain, "gzip", thorough),
  ]);
  return { plain, packed: { br: br.toString("latin1"), gzip: gzipped.toString("latin1") } };
}

/** Browsers send one and the same header: it is read once. */
const known = new Map<string, Encoding | null>();
const mostKnown = 200;

/** The best encoding that an Accept-Encoding header allows; null where none of ours is. */
export function encodingFor(accepted: string | undefined): Encoding | null {
  if (!accepted) return null;
  const before = known.get(accepted);
  if (before !== undefined) return before;
  const best = allows(accepted, "br") ? "br" : allows(accepted, "gzip") ? "gzip" : null;
  if (known.size < mostKnown) known.set(accepted, best);
  return best;
}

function allows(accepted: string, encoding: Encoding): boolean {
  return accepted.split(",").some((part) => {
    const [name, ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase());
    return name === encoding && !parameters.some((one) => /^q\s*=\s*0(\.0*)?$/.test(one));
  });
}

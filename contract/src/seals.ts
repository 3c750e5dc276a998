import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { huntId } from "./hunts.ts";

/** One sealed value: a path such as "squares/3/hint2", its text, and the salt that hides it until published. */
export const sealLeaf = z.object({ path: z.string(), value: z.string(), salt: z.string() });
export type SealLeaf = z.output<typeof sealLeaf>;

const bytesOf = (hex: string) =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const hexOf = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** SHA-256 of bytes; the browser's own answers later, the server's at once. */
export type Digest = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array | Promise<Uint8Array>;

const webDigest: Digest = async (bytes) =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));

function together(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const size = parts.reduce((sum, part) => sum + part.length, 0);
  const all = new Uint8Array(size);
  let offset = 0;
  for (const part of parts) {
    all.set(part, offset);
    offset += part.length;
  }
  return all;
}

/**
 * SHA-256 Merkle root of sealed values in the order of their paths, in hexadecimal.
 * Leaf: SHA-256(0x00, salt, UTF-8 of the JSON array [path, value]). Node: SHA-256(0x01, left, right); an odd
 * node goes up as it is. The prefixes keep a node from being passed off as a leaf.
 */
export async function sealRoot(
  leaves: readonly SealLeaf[],
  sha256: Digest = webDigest,
): Promise<string> {
  const sorted = [...leaves].sort((a, b) => (a.path < b.path ? -1 : 1));
  const utf8 = new TextEncoder();
  let level = await Promise.all(
    sorted.map(({ path, value, salt }) =>
      sha256(together(Uint8Array.of(0), bytesOf(salt), utf8.encode(JSON.stringify([path, value])))),
    ),
  );
  while (level.length > 1) {
    const pairs: (Uint8Array | Promise<Uint8Array>)[] = [];
    for (let index = 0; index < level.length; index += 2) {
      const left = level[index] ?? new Uint8Array();
      const right = level[index + 1];
      pairs.push(right ? sha256(together(Uint8Array.of(1), left, right)) : left);
    }
    level = await Promise.all(pairs);
  }
  return hexOf(level[0] ?? new Uint8Array());
}

export const getSeals = endpoint({
  name: "getSeals",
  method: "GET",
  path: "/hunts/:id/seal",
  access: "anyone",
  summary:
    "The seals of a hunt, newest first; with all values and salts once the hunt is COMPLETE, to be verified by anybody.",
  params: z.object({ id: huntId }),
  result: z.object({
    huntName: z.string(),
    status: z.string(),
    seals: z.array(
      z.object({
        version: z.number(),
        root: z.string(),
        sealedAt: z.string(),
        /** Why it was made: "opened", or what was edited. */
        cause: z.string(),
        leaves: z.nullable(z.array(sealLeaf)),
      }),
    ),
  }),
});

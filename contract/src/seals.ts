import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { huntId } from "./hunts.ts";
import { bytesOf, type Digest, hexOf, merkleLevels, together, webDigest } from "./merkle.ts";

/** One sealed value: a path such as "squares/3/hint2", its text, and the salt that hides it until published. */
export const sealLeaf = z.object({ path: z.string(), value: z.string(), salt: z.string() });
export type SealLeaf = z.output<typeof sealLeaf>;

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
  const hashes = await Promise.all(
    sorted.map(({ path, value, salt }) =>
      sha256(together(Uint8Array.of(0), bytesOf(salt), utf8.encode(JSON.stringify([path, value])))),
    ),
  );
  const levels = await merkleLevels(hashes, sha256);
  return hexOf(levels.at(-1)?.[0] ?? new Uint8Array());
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

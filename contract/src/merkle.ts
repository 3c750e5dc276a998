/** SHA-256 of bytes; the browser's own answers later, the server's at once. */
export type Digest = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array | Promise<Uint8Array>;

export const webDigest: Digest = async (bytes) =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));

export const bytesOf = (hex: string) =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
export const hexOf = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

export function together(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const size = parts.reduce((sum, part) => sum + part.length, 0);
  const all = new Uint8Array(size);
  let offset = 0;
  for (const part of parts) {
    all.set(part, offset);
    offset += part.length;
  }
  return all;
}

const nodeOf = (left: Uint8Array, right: Uint8Array, sha256: Digest) =>
  sha256(together(Uint8Array.of(1), left, right));

/**
 * The levels of a Merkle tree, from the leaves, which are hashes already, up to the root. Node: SHA-256(0x01, left,
 * right); an odd node goes up as it is.
 */
export async function merkleLevels(
  leaves: readonly Uint8Array[],
  sha256: Digest = webDigest,
): Promise<(readonly Uint8Array[])[]> {
  const levels = [leaves];
  for (let level = leaves; level.length > 1; ) {
    const pairs: (Uint8Array | Promise<Uint8Array>)[] = [];
    for (let index = 0; index < level.length; index += 2) {
      const left = level[index] ?? new Uint8Array();
      const right = level[index + 1];
      pairs.push(right ? nodeOf(left, right, sha256) : left);
    }
    level = await Promise.all(pairs);
    levels.push(level);
  }
  return levels;
}

/** One step from a leaf to the root: the hash beside it, in hexadecimal, and on which side that stands. */
export interface ProofStep {
  side: "left" | "right";
  hash: string;
}

/** The way from a leaf up to the root; a level at which the node stands alone has no step. */
export function merkleProof(
  levels: readonly (readonly Uint8Array[])[],
  index: number,
): ProofStep[] {
  return levels.slice(0, -1).flatMap((level, height) => {
    const at = Math.floor(index / 2 ** height);
    const beside = level[at % 2 === 0 ? at + 1 : at - 1];
    return beside ? [{ side: at % 2 === 0 ? "right" : "left", hash: hexOf(beside) }] : [];
  });
}

/** The root to which a proof leads, in hexadecimal. */
export async function rootOfProof(
  leaf: string,
  proof: readonly ProofStep[],
  sha256: Digest = webDigest,
): Promise<string> {
  let node: Uint8Array = bytesOf(leaf);
  for (const { side, hash } of proof) {
    const other = bytesOf(hash);
    node = await (side === "left" ? nodeOf(other, node, sha256) : nodeOf(node, other, sha256));
  }
  return hexOf(node);
}

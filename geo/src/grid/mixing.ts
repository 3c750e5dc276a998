import { hkdfSync } from "node:crypto";
import { type Pair, pairSide } from "./pairs.ts";
import { encipherUpper, expandKey } from "./speck.ts";

const roundCount = 8;
const minSecretBytes = 16;
const purpose = "ten-paces three-word grid 1";

export interface Mixing {
  /** Replaces a pair by its image; every pair has one image, and every pair is the image of one. */
  mix(pair: Pair): void;
  /** The reverse of mix. */
  unmix(pair: Pair): void;
}

/**
 * Keyed permutation of the pairs: an alternating Feistel network of 8 rounds over addition modulo 103³,
 * with Speck64/128 as the round function and its key from the secret by HKDF-SHA256. All numbers stay
 * below 2³². Throws RangeError for a secret of less than 16 bytes.
 */
export function createMixing(secret: Uint8Array): Mixing {
  if (secret.length < minSecretBytes) {
    throw new RangeError(`the secret of the grid needs ${minSecretBytes} bytes or more`);
  }
  const derived = new DataView(hkdfSync("sha256", secret, new Uint8Array(0), purpose, 16));
  const roundKeys = expandKey(
    Uint32Array.from([0, 4, 8, 12], (offset) => derived.getUint32(offset, true)),
  );
  const turn = (round: number, value: number) => encipherUpper(roundKeys, round, value) % pairSide;
  const wrap = (sum: number) => (sum >= pairSide ? sum - pairSide : sum);

  return {
    mix(pair) {
      let { x, y } = pair;
      for (let round = 0; round < roundCount; round += 2) {
        x = wrap(x + turn(round, y));
        y = wrap(y + turn(round + 1, x));
      }
      pair.x = x;
      pair.y = y;
    },
    unmix(pair) {
      let { x, y } = pair;
      for (let round = roundCount - 2; round >= 0; round -= 2) {
        y = wrap(y + pairSide - turn(round + 1, x));
        x = wrap(x + pairSide - turn(round, y));
      }
      pair.x = x;
      pair.y = y;
    },
  };
}

const roundCount = 27;

/**
 * Round keys of Speck64/128, the block cipher of ISO/IEC 29167-22, from a key of four 32-bit words in the
 * order k0, l0, l1, l2 of its paper (Beaulieu et al., 2013).
 */
export function expandKey(key: Uint32Array): Int32Array {
  const [k0, l0, l1, l2] = key;
  if (k0 === undefined || l0 === undefined || l1 === undefined || l2 === undefined) {
    throw new RangeError("Speck64/128 takes a key of four words");
  }
  const roundKeys = new Int32Array(roundCount);
  const spare = [l0 | 0, l1 | 0, l2 | 0];
  let k = k0 | 0;
  for (let round = 0; round < roundCount; round++) {
    roundKeys[round] = k;
    const word = spare.shift() ?? 0;
    const next = ((k + ((word >>> 8) | (word << 24))) | 0) ^ round;
    spare.push(next);
    k = ((k << 3) | (k >>> 29)) ^ next;
  }
  return roundKeys;
}

/** The upper half, as an unsigned number below 2³², of the block (upper, lower) enciphered. */
export function encipherUpper(roundKeys: Int32Array, upper: number, lower: number): number {
  let x = upper | 0;
  let y = lower | 0;
  for (let round = 0; round < roundCount; round++) {
    x = ((((x >>> 8) | (x << 24)) + y) | 0) ^ (roundKeys[round] as number);
    y = ((y << 3) | (y >>> 29)) ^ x;
  }
  return x >>> 0;
}

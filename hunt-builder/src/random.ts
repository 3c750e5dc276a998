/** Repeatable randomness: the same seed gives the same sequence on every machine. */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  /** Whole number in [0, n). */
  below(n: number): number;
  pick<T>(items: readonly T[]): T;
  /** A shuffled copy. */
  shuffle<T>(items: readonly T[]): T[];
  /** An independent sequence; the parent's is not advanced. */
  fork(label: string): Random;
}

/** 64 bits of a string's hash as two unsigned halves (FNV-1a run twice with different starts). */
function hash(text: string): [number, number] {
  let a = 0x811c9dc5;
  let b = 0x9747b28c;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code ^ (a >>> 13), 0x85ebca6b);
  }
  return [a >>> 0, b >>> 0];
}

/** Random numbers from a text (sfc32, public domain by Chris Doty-Humphrey). */
export function seeded(seed: string): Random {
  let [a, b] = hash(seed);
  let c = 0x9e3779b9;
  let d = 1;
  const step = (): number => {
    const t = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return t >>> 0;
  };
  for (let i = 0; i < 15; i++) step();
  const below = (n: number): number => Math.floor((step() / 4294967296) * n);
  return {
    next: () => step() / 4294967296,
    below,
    pick<T>(items: readonly T[]): T {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error("nothing to pick from");
      return item;
    },
    shuffle<T>(items: readonly T[]): T[] {
      const copy = [...items];
      for (let i = copy.length - 1; i > 0; i--) {
        const j = below(i + 1);
        const held = copy[i] as T;
        copy[i] = copy[j] as T;
        copy[j] = held;
      }
      return copy;
    },
    fork: (label) => seeded(`${seed}/${label}`),
  };
}

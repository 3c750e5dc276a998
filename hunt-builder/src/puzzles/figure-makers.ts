import { inWords } from "../wording/numbers.ts";
import { capitalized } from "../wording/sentences.ts";
import type { PuzzleMaker } from "./puzzle-maker.ts";

/** Arm positions as the reader sees them, clockwise from hanging down. */
const positions = [
  "down",
  "lower left",
  "left",
  "upper left",
  "up",
  "upper right",
  "right",
  "lower right",
];

const armsOf: Record<string, [number, number]> = {
  a: [1, 0],
  b: [2, 0],
  c: [3, 0],
  d: [4, 0],
  e: [0, 5],
  f: [0, 6],
  g: [0, 7],
  h: [1, 2],
  i: [1, 3],
  k: [1, 4],
  l: [1, 5],
  m: [1, 6],
  n: [1, 7],
  o: [2, 3],
  p: [2, 4],
  q: [2, 5],
  r: [2, 6],
  s: [2, 7],
  t: [3, 4],
  u: [3, 5],
  y: [3, 6],
  j: [4, 6],
  v: [4, 7],
  w: [5, 6],
  x: [5, 7],
  z: [6, 7],
};

const semaphoreRule =
  "A to G: one arm hangs down, the other goes round clockwise from lower left (A) by left, upper left, up, upper right and right to lower right (G); H, I, K, L, M, N: one arm stays lower left, the other goes from left (H) to lower right (N); O to S: one stays left, the other goes from upper left (O) to lower right (S); T, U, Y: one stays upper left, the other is up, upper right, right; J, V: one is up, the other right or lower right; W, X: one is upper right, the other right or lower right; Z: right and lower right";

export const semaphore: PuzzleMaker = {
  kind: "semaphore",
  from: "EASY",
  make({ word, keeper }) {
    const arms = [...word].map((letter): [number, number] => armsOf[letter] ?? [0, 0]);
    const described = arms.map(([a, b]) => `${positions[a]} and ${positions[b]}`).join("; ");
    return {
      prompt: `${capitalized(keeper)} signals with two flags, and you see the arms in turn as “${described}”, in the flag alphabet where these rules hold: ${semaphoreRule}.`,
      textAlternative: `Two flags for each letter: ${described}.`,
      figure: {
        kind: "semaphore",
        letters: arms.map(([a, b]) => ({ left: degrees(a), right: degrees(b) })),
      },
    };
  },
};

/** Clockwise from straight up, as the reader sees it: hanging down is 180. */
function degrees(place: number): number {
  return (180 + place * 45) % 360;
}

const size = 5;
const leaps: [number, number][] = [
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
  [-2, 1],
  [-1, 2],
];

export const chess: PuzzleMaker = {
  kind: "chess",
  from: "EASY",
  make({ word, random }) {
    const path = walk(word.length, random.below(size), random.below(size), random);
    if (path === null) return null;
    const cells = Array.from({ length: size * size }, () =>
      String.fromCharCode(65 + random.below(26)),
    );
    path.forEach(([file, rank], i) => {
      cells[rank * size + file] = (word[i] ?? "").toUpperCase();
    });
    const rows = Array.from({ length: size }, (_, i) =>
      cells.slice((size - 1 - i) * size, (size - i) * size),
    );
    const moves = path.map(([file, rank]) => `${"abcde"[file]}${rank + 1}`);
    const described = rows.map((row, i) => `row ${size - i}: ${row.join(" ")}`).join("; ");
    const steps = path
      .slice(1)
      .map((to, i) => stepText(path[i] ?? to, to))
      .join("; ");
    return {
      prompt: `A knight starts on ${moves[0]} of a small board, with columns a to e from the left and rows 1 to 5 from the bottom, where the letters stand so: “${described}”; it moves, in this order, ${steps}; read the ${inWords(word.length)} letters it lands on, beginning with the square it starts from.`,
      textAlternative: `Board of letters from the top: ${described}. The knight starts on ${moves[0]}.`,
      figure: {
        kind: "chess",
        board: rows.map((row) => row.join("")),
        moves: moves.slice(0, 1),
        piece: "knight",
      },
    };
  },
};

function walk(
  length: number,
  file: number,
  rank: number,
  random: Parameters<PuzzleMaker["make"]>[0]["random"],
): [number, number][] | null {
  const path: [number, number][] = [[file, rank]];
  const seen = new Set([rank * size + file]);
  const go = (): boolean => {
    if (path.length === length) return true;
    const [f, r] = path.at(-1) ?? [0, 0];
    for (const [df, dr] of random.shuffle(leaps)) {
      const to: [number, number] = [f + df, r + dr];
      const cell = to[1] * size + to[0];
      if (to[0] < 0 || to[1] < 0 || to[0] >= size || to[1] >= size || seen.has(cell)) continue;
      path.push(to);
      seen.add(cell);
      if (go()) return true;
      path.pop();
      seen.delete(cell);
    }
    return false;
  };
  return go() ? path : null;
}

function stepText(from: [number, number], to: [number, number]): string {
  const across = to[0] - from[0];
  const up = to[1] - from[1];
  const side = `${inWords(Math.abs(across))} ${across > 0 ? "right" : "left"}`;
  const climb = `${inWords(Math.abs(up))} ${up > 0 ? "up" : "down"}`;
  return Math.abs(up) > Math.abs(across) ? `${climb} and ${side}` : `${side} and ${climb}`;
}

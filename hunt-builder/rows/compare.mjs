import { metresBetween } from "./stand-answers.mjs";

/** Metres within which a row's point lies, by what it says it is sure to. */
export const sureWithin = { spot: 10, exact: 100, near: 300, rough: 800 };

/**
 * A point of a register and the row it is about.
 *
 * @typedef {{id: string, name: string, kind: string, aliases?: string[], at: number[], sure: string,
 *   stand: null | {at: number[], sure: string}}} Row
 * @typedef {{name: string, at: number[], stem: string | null}} Point
 * @typedef {{point: Point, stem: string, row: Row, pinM: number, standM: number | null, beyond: boolean}} Match
 */

/**
 * Which row each point of a register is about, farthest beyond its sureness first. A point is a row's where
 * the telling words of the shorter name are all in the other one, within so many metres; of several rows the
 * likeliest by name and then the nearest.
 *
 * @param {{stem: string, rows: Row[]}[]} files
 * @param {Point[]} points
 * @param {{withinM?: number, kinds?: string[]}} [options] of a register of one kind of thing, only rows of these kinds
 * @returns {Match[]}
 */
export function compared(files, points, { withinM = 5_000, kinds } = {}) {
  const rows = files
    .flatMap(({ stem, rows }) => rows.map((row) => ({ stem, row })))
    .filter(({ row }) => kinds === undefined || kinds.includes(row.kind));
  const matches = points.flatMap((point) => {
    const found = rows
      .filter(({ stem }) => point.stem === null || stem === point.stem || stem === "national")
      .filter(({ row }) => Math.abs(row.at[0] - point.at[0]) * 111_000 < withinM)
      .map(({ stem, row }) => ({ ...measured(point, stem, row), like: likeness(point.name, row) }))
      .filter(({ pinM, like }) => pinM < withinM && like > 0)
      .sort((a, b) => b.like - a.like || a.pinM - b.pinM)[0];
    if (found === undefined) return [];
    const { like: _, ...match } = found;
    return [match];
  });
  return matches.sort((a, b) => over(b) - over(a));
}

/** The line for data/registers/compared.tsv. */
export function comparedLine({ row, pinM }, register) {
  const verdict = pinM <= sureWithin[row.sure] ? "agrees" : "?";
  return [row.id, register, Math.round(pinM), verdict, ...row.at.map(fixed)].join("\t");
}

const fixed = (degrees) => degrees.toFixed(5);
const over = ({ pinM, row }) => pinM - sureWithin[row.sure];

function measured(point, stem, row) {
  const pinM = metresBetween(row.at, point.at);
  const standM = row.stand === null ? null : metresBetween(row.stand.at, point.at);
  return { point, stem, row, pinM, standM, beyond: pinM > sureWithin[row.sure] };
}

/** Words that many places share tell no place from another. */
const common = new Set(
  `the of and at in on a an st saint national state county city old historic historical site park house light
   lighthouse museum memorial monument courthouse church theater theatre statue bridge falls dam mount mt lake
   center centre hall station building fort university college`.split(/\s+/),
);

/** How many telling words two names share, 0 where one of the shorter name's is missing in the other. */
function likeness(name, row) {
  return Math.max(...[row.name, ...(row.aliases ?? [])].map((other) => shared(name, other)));
}

function shared(one, other) {
  const [fewer, more] = [wordsOf(one), wordsOf(other)].sort(
    (a, b) => told(a).length - told(b).length,
  );
  const telling = told(fewer).length > 0 ? told(fewer) : fewer;
  if (telling.length === 0 || !telling.every((word) => more.includes(word))) return 0;
  return telling.length + fewer.filter((word) => more.includes(word)).length / 100;
}

const told = (words) => words.filter((word) => !common.has(word));
const wordsOf = (name) =>
  name
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/['’.]|\p{M}/gu, "")
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");

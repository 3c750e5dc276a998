import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sureWithin } from "../../hunt-builder/rows/compare.mjs";
import { metresBetween } from "../../hunt-builder/rows/stand-answers.mjs";
import { oftenMoved, seldomMoved } from "../../hunt-builder/src/compared.ts";
import registers from "./registers.json" with { type: "json" };

interface Row {
  id: string;
  kind: string;
  at: [number, number];
  sure: keyof typeof sureWithin;
  stand: { sure: keyof typeof sureWithin } | null;
}

const places = `${import.meta.dirname}/../places`;
const rows = new Map<string, Row>(
  readdirSync(places)
    .filter((name) => name.endsWith(".json"))
    .flatMap((name): Row[] => JSON.parse(readFileSync(`${places}/${name}`, "utf8")))
    .map((row) => [row.id, row]),
);
const [heading, ...lines] = readFileSync(`${import.meta.dirname}/compared.tsv`, "utf8")
  .trimEnd()
  .split("\n");
const compared = lines.map((line) => {
  const [id = "", register = "", metres, verdict = "", lat, lng] = line.split("\t");
  const at: [number, number] = [Number(lat), Number(lng)];
  return { id, register, metres: Number(metres), verdict, at };
});
const pointOf = new Map(registers.map(({ id, point }) => [id, point]));

/** How far a point may move before it has to be compared again: as far as it stays within its sureness, or a few steps. */
const fewStepsM = 30;
const freeM = ({ metres, verdict }: (typeof compared)[number], row: Row) =>
  verdict === "agrees" || verdict === "moved"
    ? Math.max(fewStepsM, sureWithin[row.sure] - metres)
    : sureWithin[row.sure];

/** With fewer compared one line more or less decides what is said of a kind. */
const fewKnown = 40;

test("every line is of a row and of a register that there are, once", () => {
  expect(heading).toBe("id\tregister\tmetres\tverdict\tlat\tlng");
  expect(compared.filter(({ id }) => !rows.has(id)).map(({ id }) => id)).toEqual([]);
  expect(compared.filter(({ register }) => !pointOf.has(register))).toEqual([]);
  expect(new Set(compared.map(({ id, register }) => `${id} ${register}`)).size).toBe(
    compared.length,
  );
});

test("every difference beyond what a row is sure to has been decided", () => {
  const open = compared.filter(({ id, metres, verdict, register }) => {
    const within = metres <= sureWithin[rows.get(id)?.sure ?? "exact"];
    if (verdict === "agrees" || verdict === "moved") return !within;
    if (verdict === "area") return pointOf.get(register) !== "area" && within;
    return verdict !== "register-off";
  });
  expect(open).toEqual([]);
});

test("no point has moved since it was compared, unless within what it is sure to", () => {
  const moved = compared.flatMap((line) => {
    const row = rows.get(line.id);
    if (row === undefined) return [];
    const metres = metresBetween(row.at, line.at);
    return metres > freeM(line, row) ? [`${row.id}: ${Math.round(metres)} m, compare again`] : [];
  });
  expect(moved).toEqual([]);
});

const known = new Set(
  compared
    .filter(({ register }) => pointOf.get(register) === "thing")
    .filter(({ metres, verdict }) => metres <= sureWithin.exact || verdict === "register-off")
    .map(({ id }) => id),
);

test("a stand is known to 100 m only where a register has the very thing and agrees", () => {
  const claimed = [...rows.values()].filter(
    ({ id, stand }) => stand?.sure === "exact" && !known.has(id),
  );
  expect(claimed.map(({ id }) => id)).toEqual([]);
});

/** One pin in seven of these kinds that had said 100 m was farther off; of lights, summits, forts none was. */
const oftenOff = [
  "bridge",
  "courthouse",
  "house",
  "museum",
  "oddity",
  "station",
  "theater",
  "tower",
];

test("so is the pin of what stands among other buildings", () => {
  const claimed = [...rows.values()].filter(
    ({ id, kind, sure }) => sure === "exact" && oftenOff.includes(kind) && !known.has(id),
  );
  expect(claimed.map(({ id }) => id)).toEqual([]);
});

test("the kinds that the builder doubts more, and less, are those of which more, and fewer, had to be moved", () => {
  const things = compared.filter(({ register }) => pointOf.get(register) === "thing");
  const shareMoved = (kinds: ReadonlySet<string>) => {
    const of = things.filter(({ id }) => kinds.has(rows.get(id)?.kind ?? ""));
    return of.filter(({ verdict }) => verdict === "moved").length / of.length;
  };
  const kinds = new Set([...rows.values()].map(({ kind }) => kind));
  expect([...oftenMoved, ...seldomMoved].filter((kind) => !kinds.has(kind))).toEqual([]);
  expect([...oftenMoved].filter((kind) => seldomMoved.has(kind))).toEqual([]);
  expect(shareMoved(oftenMoved)).toBeGreaterThan(3 * shareMoved(seldomMoved));
  const known = (kind: string) =>
    things.filter(({ id }) => rows.get(id)?.kind === kind).length >= fewKnown;
  for (const kind of [...oftenMoved].filter(known))
    expect([kind, shareMoved(new Set([kind])) >= 1 / 9]).toEqual([kind, true]);
  for (const kind of [...seldomMoved].filter(known))
    expect([kind, shareMoved(new Set([kind])) <= 1 / 11]).toEqual([kind, true]);
});

import type { Clue, Difficulty } from "../hunt.ts";
import { leakGuard } from "../leaks.ts";
import { datesOf } from "../material/dates.ts";
import { categories, type Material } from "../material/material.ts";
import { measuresOf } from "../material/measures.ts";
import { saidOf } from "../material/said-of-place.ts";
import { writtenOf } from "../material/whereabouts.ts";
import type { Place } from "../place.ts";
import { saysTown } from "../says-town.ts";
import { areAlike } from "../words/alike.ts";
import { isSolemn } from "../words/solemn.ts";
import { isUntrueOf } from "./untrue.ts";
import { asLine, clauseOf, isNewShape, type Workbench } from "./workbench.ts";

/** How much of another place's truth can pass for this one's; the last resort is how its name is written. */
type Likeness = "kind" | "alike" | "none" | "last";

/** Lines that are true of a place nearby and not of this one, worded like the others. */
export function writeDecoys(bench: Workbench, count: number): Omit<Clue, "id">[] {
  const { place, decoyPlaces } = bench.task;
  const made: Omit<Clue, "id">[] = [];
  for (const likeness of ["kind", "alike", "none", "last"] as const)
    for (const other of decoyPlaces) {
      if (made.length >= count) return made;
      if (likeness !== "last" && likenessOf(place, other) !== likeness) continue;
      const line = oneDecoy(bench, other, likeness, made);
      if (line) made.push(line);
    }
  return made;
}

function likenessOf(place: Place, other: Place): Likeness {
  if (place.kind === other.kind) return "kind";
  return areAlike(place.kind, other.kind) ? "alike" : "none";
}

function oneDecoy(
  bench: Workbench,
  other: Place,
  likeness: Likeness,
  before: readonly Omit<Clue, "id">[],
): Omit<Clue, "id"> | null {
  const { place, difficulty, random } = bench.task;
  const dry = isSolemn(other) && !isSolemn(place);
  const usable = materialOf(other, likeness).filter(
    (each) =>
      (likeness === "last" || fits(each, difficulty)) &&
      (!dry || isDry(each)) &&
      isPlausible(each, likeness) &&
      !before.some((line) => line.category === categories[each.source]) &&
      isUntrueOf(place, each),
  );
  if (usable.length === 0) return null;
  const candidates = random.shuffle(usable);
  // The last resort takes what is too hard for the hunt too, but not first.
  candidates.sort((a, b) => Number(fits(b, difficulty)) - Number(fits(a, difficulty)));
  const own = leakGuard(other);
  for (const each of candidates) {
    const clause = clauseOf(each);
    if (own.findLeak(clause) !== null || saysTown(clause, place) || saysTown(clause, other))
      continue;
    const line = asDecoy(bench, each, other);
    if (line) return line;
  }
  return null;
}

/** What of another place could serve at all, so that the rest need not be worded. */
function materialOf(other: Place, likeness: Likeness): Material[] {
  const dates = datesOf(other, []);
  if (likeness === "none") return dates;
  if (likeness === "last") return [...dates, ...writtenOf(other)];
  const said = [...saidOf(other), ...dates];
  return likeness === "kind" ? [...said, ...measuresOf(other, [])] : said;
}

function isDry({ source }: Material): boolean {
  return source !== "fact" && source !== "person";
}

/** A truth about another place serves as a decoy once in a hunt. */
function asDecoy(bench: Workbench, material: Material, other: Place): Omit<Clue, "id"> | null {
  const mark = `decoy of ${other.id}: ${material.key}`;
  if (!isNewShape(bench, mark)) return null;
  const line = asLine(bench, { ...material, key: mark });
  if (line) bench.shapes.push(mark);
  return line;
}

/** Decoys say no more plainly than the list's own lines do. */
function fits({ source, level }: Material, difficulty: Difficulty): boolean {
  if (source === "image") return false;
  if (source === "fact") return true;
  return difficulty === "HARD" ? level !== "EASY" : level !== "HARD";
}

const anyPlaces =
  /^(?:opened|was (?:built|completed|founded|dedicated|begun|finished|established))$/;
const anyDeeds = /^(?:designed|built|founded|planned) it$/;

/** Whether a line could be about the place at all: no battle on a lighthouse, no first ascent of a library. */
function isPlausible({ source, slots }: Material, likeness: Likeness): boolean {
  if (likeness === "kind") return true;
  if (source === "year") return anyPlaces.test(slots.phrase ?? "");
  // How a name is written can be denied of any place, where nothing else can.
  if (likeness === "last") return source === "name_letters" || source === "county";
  if (likeness === "none") return false;
  return source === "fact" || (source === "person" && anyDeeds.test(slots.deed ?? ""));
}

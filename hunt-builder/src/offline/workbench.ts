import type { SquareTask } from "../clue-writer.ts";
import { lineFrames, spareFramesOf } from "../frames/line-frames.ts";
import type { Clue } from "../hunt.ts";
import { type LeakGuard, leakGuard } from "../leaks.ts";
import { allOfPlace } from "../material/all-of-place.ts";
import { isDateLine } from "../material/dates.ts";
import { categories, type Material } from "../material/material.ts";
import { readsWell } from "../material/measures.ts";
import { likelyTellingsOf, tellingsOf, tellsLike } from "../material/telling.ts";
import type { Surroundings } from "../place.ts";
import { saysTown } from "../says-town.ts";
import { isAfterwards } from "../wording/dated.ts";
import { fill, sentence, sentencesIn } from "../wording/sentences.ts";
import { passiveFrames } from "./frames-of-own.ts";
import { bookHistory, isHistoryTold, isOpenHistory } from "./history-told.ts";
import { helpsIn } from "./local-hunt.ts";
import { commonTermsOf, termsIn } from "./telling-terms.ts";
import {
  bookNear,
  bookNeighbor,
  bookSight,
  bookWay,
  hasEvenFrames,
  isNearSaidTwice,
  isSightTold,
  isSpokenOf,
  wayOf,
} from "./ways.ts";

/** What the parts of the offline writer share while one square is written. */
export interface Workbench {
  task: SquareTask;
  guard: LeakGuard;
  /** Material that leaks nothing, in seeded order. */
  material: Material[];
  /** Keys already said in this square. */
  said: Set<string>;
  shapes: string[];
  sentences: Set<string>;
  /** Keys of what its puzzles tell or ask about. */
  asked: Set<string>;
  /** What the square has said so far, as it stands. */
  texts: string[];
  /** What the square tells of its place: its clue, its list, and the true lines that its puzzles ask about. */
  tells: string[];
  /** What its puzzles show to be read, true of its place or not. */
  shown: string[];
  /** How its clue works, once it is written and where there is something to say. */
  works: string | null;
  /** Whether its main clue was worded for its place by whoever wrote the row. */
  isWorded: boolean;
}

/** Lays out the material for a square: nothing that gives away the name, the town or an answer. answers are the words of a digital address. */
export function layOut(task: SquareTask, answers: readonly string[]): Workbench {
  const { guard, open } = lookUp(task, answers);
  return {
    task,
    guard,
    material: task.random.shuffle(open),
    said: new Set(),
    asked: new Set(),
    shapes: [],
    sentences: new Set(),
    texts: [],
    tells: [],
    shown: [],
    works: null,
    isWorded: false,
  };
}

/** The rounds of a square begin from the same material; the surroundings are a place's own. */
const lookedUp = new WeakMap<
  Surroundings,
  { of: string; guard: LeakGuard; open: readonly Material[] }
>();

function lookUp(
  { place, surroundings, stockmates, huntmates, variant }: SquareTask,
  answers: readonly string[],
) {
  // Of another hunt other places are not named.
  const of = [variant, answers.join("."), ...huntmates.map(({ id }) => id)].join(" ");
  const before = lookedUp.get(surroundings);
  if (before?.of === of) return before;
  const guard = leakGuard(place, answers);
  const open = allOfPlace(place, surroundings, stockmates, huntmates).filter(
    (each) =>
      (each.source !== "measure" || readsWell(place.measure)) &&
      helpsIn({ huntmates, variant }, each) &&
      // At a desk a neighbor's likeness could be what a puzzle asks about.
      (each.source !== "sight" || variant === "PHYSICAL") &&
      isOpenHistory(each, { place, variant }, guard) &&
      (variant !== "PHYSICAL" || isDateLine(place, each)) &&
      guard.findLeak(clauseOf(each)) === null &&
      !saysTown(clauseOf(each), place),
  );
  const made = { of, guard, open };
  lookedUp.set(surroundings, made);
  return made;
}

/** Books a material as said in the square. */
export function bookAsSaid(bench: Workbench, material: Material): void {
  bench.said.add(material.key);
  bench.said.add(clauseOf(material));
  if (material.source === "pair")
    for (const phrase of [material.slots.first, material.slots.second])
      bench.said.add(`year:${phrase}`);
  if (isOfAge(material) && !isDecoy(material)) {
    for (const age of ages) if (material.key !== age) bench.said.add(age);
    // A date is told once on the ground: plainly, or by the dates of other places.
    if (isOutdoors(bench)) bench.said.add(`year:${material.slots.phrase}`);
  }
  const way = wayOf(material);
  if (way !== null) bookWay(bench, way);
  if (material.source === "town") bench.said.add(wayFromTown);
  if (material.source === "near" && !isDecoy(material)) bookNear(bench);
  if (material.source === "sight") bookSight(bench);
  bookHistory(bench, material);
  if (isOutdoors(bench))
    for (const id of material.about ?? []) bookNeighbor(bench, id, material.slots.image);
  // Two circles around two towns tell the way from each.
  for (const town of [material.slots.town, material.slots.town2])
    if (town !== undefined) bench.said.add(`town:${town}`);
}

const ages = ["age:older", "age:younger", "age:between"];
const isOutdoors = ({ task }: Workbench): boolean => task.variant === "PHYSICAL";
function isOfAge({ source }: Material): boolean {
  return source === "older" || source === "younger" || source === "between";
}

/** A decoy stands for another place and takes nothing from what may be told of this one. */
const isDecoy = ({ key }: Material): boolean => key.startsWith(decoyKey);
export const decoyKey = "decoy of ";

const wayFromTown = "the way from a town";

/** Whether a material, or a part of it, has been said in the square. */
export function isSaid(bench: Workbench, material: Material): boolean {
  const { source, key, slots } = material;
  if (isOfAge(material) && isOutdoors(bench) && bench.said.has(`year:${slots.phrase}`)) return true;
  if (bench.said.has(key) || (source === "town" && bench.said.has(wayFromTown))) return true;
  if (source === "near" && isNearSaidTwice(bench)) return true;
  if (isOutdoors(bench) && isWayOfClue(bench, slots)) return true;
  if (source === "sight" && isSightTold(bench)) return true;
  if (isOutdoors(bench) && isSpokenOf(bench, material)) return true;
  if (isHistoryTold(bench, material)) return true;
  if (source === "pair")
    return bench.said.has(`year:${slots.first}`) || bench.said.has(`year:${slots.second}`);
  return [slots.town, slots.town2].some(
    (town) => town !== undefined && bench.said.has(`town:${town}`),
  );
}

/** Whether the clue leads as far and the same way: from somewhere close to where this does. */
function isWayOfClue(
  { texts: [clue = ""] }: Workbench,
  { distance, back, direction }: Material["slots"],
): boolean {
  if (distance === undefined) return false;
  const way = `${distance} ${back ?? direction}`;
  const at = clue.indexOf(way);
  // "South" is not the way of "southwest".
  return at >= 0 && !/^[a-z]/.test(clue.slice(at + way.length));
}

/** Frames for a material, the plainest first. "It was first lived in" takes no "in 1886" after it. */
export function framesOf({ source, slots }: Material): readonly string[] {
  const frames = lineFrames[source];
  if (source === "person") return [...frames, ...passiveFrames(slots.deed ?? "")];
  if ((source === "year" || source === "decade") && isAfterwards(slots.phrase ?? ""))
    return frames.slice(1);
  return slots.phrase?.endsWith(" in")
    ? frames.filter((frame) => !/it \{phrase\} (?:in|the)\b/.test(frame))
    : frames;
}

const sharedAtMost = 1;

/**
 * Whether a saying of the place tells in other words what the square has told: by the row, where both stand in it, or
 * by two telling words that they share, or one that no other place of the stock has in its row.
 */
export function tellsAgain(
  bench: Workbench,
  material: Material,
  tellings = likelyTellingsOf,
): boolean {
  const { source } = material;
  const { first, second } = material.slots;
  const keys = source === "pair" ? [`year:${first}`, `year:${second}`] : [material.key];
  if (keys.some((key) => isKeyTold(bench, key, tellings))) return true;
  if (source !== "fact" && source !== "image" && source !== "measure" && source !== "person")
    return false;
  const clause = clauseOf(material);
  // A clue of a row's own writer uses words that no key stands for.
  const [clue] = bench.texts;
  if (
    bench.task.variant === "PHYSICAL" &&
    clue !== undefined &&
    source !== "measure" &&
    tellsLike(bench.task.place, clue, clause)
  )
    return true;
  return (
    (source !== "person" && isToldAgain(bench, clause)) || isToldAgain(bench, clause, bench.tells)
  );
}

/** Whether the square has said something of its row that tells the same as what stands under a key. */
export function isKeyTold(bench: Workbench, key: string, tellings = tellingsOf): boolean {
  const same = tellings(bench.task.place).get(key);
  return same !== undefined && [...same].some((each) => bench.said.has(each));
}

/** Whether a clause shares two telling words, or one of the place's own, with one of these texts, or with something that the square has said. */
export function isToldAgain(
  bench: Workbench,
  clause: string,
  texts: readonly string[] = bench.texts,
): boolean {
  const terms = termsIn(clause);
  const common = commonTermsOf(bench.task.stockmates);
  return texts.some((text) => {
    let shared = 0;
    for (const term of termsIn(text))
      if (terms.has(term)) shared += common.has(term) ? 1 : worthOfOwn;
    return shared > sharedAtMost;
  });
}

/** A word that one row alone has betrays by itself what is told. */
const worthOfOwn = 2;
/** The plainest wording of a material: a clause that can stand after "that". */
export function clauseOf(material: Material): string {
  const before = clauses.get(material);
  if (before !== undefined) return before;
  const made = fill(framesOf(material)[0] ?? "", material.slots);
  clauses.set(material, made);
  return made;
}

const clauses = new WeakMap<Material, string>();

/** True when no sentence of the text stands in the stock or the square, and nothing leaks. */
export function isFresh(bench: Workbench, text: string): boolean {
  return (
    bench.guard.findLeak(text) === null && !namesHuntmate(bench, text) && isUnsaid(bench, text)
  );
}

/** Whether a text names another place of the hunt, which may not be found yet. */
export function namesHuntmate({ task }: Workbench, text: string): boolean {
  return task.huntmates.some(({ name }) => text.includes(name));
}

/** True when no sentence of the text stands in the stock or the square. */
export function isUnsaid(bench: Workbench, text: string): boolean {
  return sentencesIn(text).every(
    (each) => !bench.task.usedSentences.has(each) && !bench.sentences.has(each),
  );
}

/** Books a text and its shape as used. */
export function take(bench: Workbench, text: string, shape: string): string {
  for (const each of sentencesIn(text)) bench.sentences.add(each);
  bench.shapes.push(shape);
  bench.texts.push(text);
  return text;
}

/** True when the hunt and the square have not used the shape. */
export function isNewShape(bench: Workbench, shape: string): boolean {
  return !bench.task.usedShapes.has(shape) && !bench.shapes.includes(shape);
}

/** The material as a line of the clue list, with its badges; null where each wording of it has been read in the stock. */
export function asLine(bench: Workbench, material: Material): Omit<Clue, "id"> | null {
  const [plain = "", ...others] = framesOf(material);
  const { random, sequenceNum } = bench.task;
  const frames =
    hasEvenFrames(material) && isOutdoors(bench)
      ? random.shuffle([plain, ...others])
      : random.below(3) === 0
        ? [...random.shuffle(others), plain]
        : [plain, ...others];
  for (const frame of [...frames, ...spareFramesOf(material)]) {
    const text = sentence(fill(frame, material.slots));
    if (!isFresh(bench, text)) continue;
    bookAsSaid(bench, material);
    take(bench, text, `line | ${material.source} ${frame} | ${sequenceNum}.${bench.shapes.length}`);
    return { text, difficulty: material.level, category: categories[material.source] };
  }
  return null;
}

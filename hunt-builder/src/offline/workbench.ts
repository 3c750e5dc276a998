import type { SquareTask } from "../clue-writer.ts";
import { leadIns } from "../frames/lead-ins.ts";
import type { Clue } from "../hunt.ts";
import { type LeakGuard, leakGuard } from "../leaks.ts";
import { allOfPlace } from "../material/all-of-place.ts";
import { categories, type Material } from "../material/material.ts";
import type { Surroundings } from "../place.ts";
import { saysTown } from "../says-town.ts";
import { fill, sentence, sentencesIn } from "../wording/sentences.ts";
import { isBanter } from "../words/banter.ts";
import { type Gravity, gravityOf, isSolemn } from "../words/solemn.ts";

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
}

/** Lays out the material for a square: nothing that gives away the name, the town or an answer. answers are the words of a digital address. */
export function layOut(task: SquareTask, answers: readonly string[]): Workbench {
  const { guard, open } = lookUp(task, answers);
  const material = open.filter((each) => !task.usedShapes.has(markOf(each)));
  return {
    task,
    guard,
    material: task.random.shuffle(material),
    said: new Set(),
    shapes: [],
    sentences: new Set(),
  };
}

interface LookedUp {
  of: string;
  guard: LeakGuard;
  open: readonly Material[];
}

/** The rounds of a square begin from the same material; the surroundings are a place's own. */
const lookedUp = new WeakMap<Surroundings, LookedUp>();

function lookUp({ place, surroundings, decoyPlaces }: SquareTask, answers: readonly string[]) {
  const of = `${answers.join(".")} ${decoyPlaces.map((each) => each.id).join(" ")}`;
  const before = lookedUp.get(surroundings);
  if (before?.of === of) return before;
  const guard = leakGuard(place, answers);
  const gravity = gravityOf(place);
  const open = sober(allOfPlace(place, surroundings, decoyPlaces), gravity).filter(
    (each) => guard.findLeak(clauseOf(each)) === null && !saysTown(clauseOf(each), place),
  );
  const made = { of, guard, open };
  lookedUp.set(surroundings, made);
  return made;
}

const games = new Set(["comparison", "event", "year_pair", "name_letters"]);

/** Whether something must be reckoned, or is told by how a name is written. */
function isGame({ source, level, slots }: Material): boolean {
  if (games.has(source)) return true;
  if (source === "year") return level === "HARD" || slots.n !== undefined;
  return source === "measure" && level !== "EASY";
}

/** What may be said of a place of this gravity, in frames without a wink; the plainest frame stays. */
function sober(material: readonly Material[], gravity: Gravity): readonly Material[] {
  if (gravity === "plain") return material;
  return material
    .filter((each) => gravity === "hushed" || !isGame(each))
    .map((each) => ({
      ...each,
      frames: each.frames.filter((frame, i) => i === 0 || !isBanter(frame)),
    }));
}

/** Things that places near each other share; once in a hunt is enough, however it is worded. */
const shared = /^(?:parallel|sun|neighbor:.*)$/;

function markOf(material: Material): string {
  return shared.test(material.key)
    ? `told: ${material.key} ${Object.values(material.slots).join(", ")}`
    : "";
}

/** Books a material as said, in the square and, where neighbors share it, in the hunt. */
export function bookAsSaid(bench: Workbench, material: Material): void {
  bench.said.add(material.key);
  bench.said.add(clauseOf(material));
  // Two circles around two towns tell the way from each.
  for (const town of [material.slots.town, material.slots.town2])
    if (town !== undefined) bench.said.add(`town:${town}`);
  const mark = markOf(material);
  if (mark !== "" && !bench.shapes.includes(mark)) bench.shapes.push(mark);
}

/** The plainest wording of a material: a clause that can stand after "that". */
export function clauseOf(material: Material): string {
  const before = clauses.get(material);
  if (before !== undefined) return before;
  const made = fill(material.frames[0] ?? "", material.slots);
  clauses.set(material, made);
  return made;
}

const clauses = new WeakMap<Material, string>();

/** True when no sentence of the text stands in the stock or the square, and nothing leaks. */
export function isFresh(bench: Workbench, text: string): boolean {
  return bench.guard.findLeak(text) === null && isUnsaid(bench, text);
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
  return text;
}

/** True when the hunt and the square have not used the shape. */
export function isNewShape(bench: Workbench, shape: string): boolean {
  return !bench.task.usedShapes.has(shape) && !bench.shapes.includes(shape);
}

/**
 * A sentence from a material in a shape the hunt has not used, or null when even the lead-ins are
 * spent. Takes its key, shape and sentence.
 */
function say(bench: Workbench, material: Material): string | null {
  const { random, place } = bench.task;
  const solemn = isSolemn(place);
  const fitting = (texts: readonly string[]): string[] =>
    random.shuffle(solemn ? texts.filter((text) => !isBanter(text)) : texts);
  const frames = fitting(material.frames);
  const open = frames.filter((frame) => !frame.includes(":"));
  const led = (): string[] =>
    fitting(leadIns).flatMap((lead) => open.slice(0, 4).map((frame) => lead + frame));
  return firstFitting(bench, material, frames) ?? firstFitting(bench, material, led());
}

/** The sentence as a line of the clue list, with its badges. */
export function asLine(bench: Workbench, material: Material): Omit<Clue, "id"> | null {
  const text = say(bench, material);
  return text === null
    ? null
    : { text, difficulty: material.level, category: categories[material.source] };
}

function firstFitting(
  bench: Workbench,
  material: Material,
  frames: readonly string[],
): string | null {
  for (const frame of frames) {
    if (!isNewShape(bench, frame)) continue;
    const text = sentence(fill(frame, material.slots));
    if (!isFresh(bench, text)) continue;
    bookAsSaid(bench, material);
    return take(bench, text, frame);
  }
  return null;
}

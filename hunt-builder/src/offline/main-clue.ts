import type { Difficulty } from "../hunt.ts";
import { lastMade } from "../last-made.ts";
import type { Material } from "../material/material.ts";
import { asCandidate, type Candidate, imagesIn } from "../mechanisms/all.ts";
import { alone, kindTold } from "../mechanisms/images.ts";
import { workingOf } from "../mechanisms/workings.ts";
import type { MechanismName, Place } from "../place.ts";
import { saysTown } from "../says-town.ts";
import { sentence } from "../wording/sentences.ts";
import { isBeatWorn, worthOfBeat } from "./beat.ts";
import { beatIn, foundBy, openingOf, saysOwnKind, tellsTwice, wordsIn } from "./clue-looks.ts";
import { type Usage, usageOf } from "./clue-usage.ts";
import {
  asksForFirstFind,
  costOfAgain,
  doesWithoutFind,
  fitOf,
  strengthFor,
  turnFit,
} from "./clue-worth.ts";
import { candidatesFor } from "./scene.ts";
import { saysLineOfHunt } from "./told-in-hunt.ts";
import { bookNeighbor } from "./ways.ts";
import {
  bookAsSaid,
  clauseOf,
  isNewShape,
  isUnsaid,
  namesHuntmate,
  take,
  type Workbench,
} from "./workbench.ts";

/** Words beyond which a clue grows tedious; two riddles and a way between them take more. */
const short = 25;
const shortOfTwo = 38;
/** In a hunt of ten. */
const mostOfOne = 2;
/** Of each way to lead from elsewhere in a hard hunt. */
const mostOfMore = 4;
/** Of a pun, of three sayings of which one has strayed in, of two that are set against each other, of a line on the map: all are known by their manner. */
const mostOfManner = 1;
const mannered: ReadonlySet<MechanismName> = new Set(["double_meaning", "stray", "rival", "fold"]);
/** Of likenesses that stand alone: one that lands is better than two; a hard clue has something to join. */
const mostAlone: Record<Difficulty, number> = { EASY: 7, MEDIUM: 5, HARD: 0 };
/** Of likenesses in a hard hunt after which one more stands alone where many places could say it: then the list is the way. */
const mostAloneHard = 5;
/** Of one mechanism where each was worded for its place. */
const mostWritten = 4;
/** Of what was worded for its place and leads from nowhere, in a hard hunt; and of what asks for a first find. */
const mostWordedAlone = 8;
const mostFinds = 6;
/** Times that one word may open a clue in a hunt. */
const mostOpenings = 2;

/**
 * Writes the main clue: of all that can be proven of the place, the one that is worth most and that the
 * hunt has not had. level is how directly it may speak; throws when everything has been said.
 */
export function writeMainClue(bench: Workbench, level: Difficulty): string {
  const { place } = bench.task;
  const usage = usageOf(bench);
  const all = candidatesFor(bench.task).filter(
    (each) =>
      each.written ||
      // At a desk the likenesses are what puzzles are made of: a clue takes one of them.
      // So it does with what kind of place it is.
      ((bench.task.variant === "PHYSICAL" ||
        (imagesIn(each).length < 2 && !each.turn.startsWith(kindTold))) &&
        !tellsTwice(each, place)),
  );
  const fresh = all.filter((each) => !isSpent(each, level, usage, bench.task));
  const plainOnes = bench.material.filter(({ source }) => source === "fact").map(plainly);
  // Rather a third of one sort than a plain fact, and rather what another hunt has said than nothing.
  for (const [candidates, isNew] of [
    [fresh, true],
    [all, true],
    [plainOnes, true],
    [all, false],
  ] as const) {
    const scored = candidates
      .map((each) => ({ each, score: scoreOf(bench, each, level, usage) }))
      .sort((x, y) => y.score - x.score);
    for (const { each } of scored) {
      if (isNew && !isUnsaid(bench, each.text)) continue;
      if (bench.guard.findLeak(each.text) !== null || namesHuntmate(bench, each.text)) continue;
      if (tellsOfHuntmate(bench, each.text)) continue;
      if (isNew && bench.task.variant === "DIGITAL" && saysLineOfHunt(bench, each.text)) continue;
      if (!saysTown(each.text, place)) return book(bench, each, usage);
    }
  }
  throw new Error(`${place.id}: nothing is left to say`);
}

/** Whether a clue says a likeness or a fact of another place that the hunt asks for, too. */
function tellsOfHuntmate({ task: { place, huntmates } }: Workbench, text: string): boolean {
  const small = text.toLowerCase();
  return huntmates.some(
    (each) => each !== place && sayingsOf(each).some((line) => small.includes(line)),
  );
}

const mostHuntmates = 40;
/** What a clue may say of a place, in small letters. */
const sayingsOf = lastMade(mostHuntmates, ({ veiled, facts, clues }: Place): readonly string[] =>
  [
    ...veiled,
    // "Of three mills one stands over …, one over …": the verb is said once for both.
    ...facts.map((fact) => fact.slice(fact.indexOf(" ") + 1)),
    ...(clues ?? []).map(({ text }) => text),
  ].map((line) => line.toLowerCase()),
);

function isSpent(
  each: Candidate,
  level: Difficulty,
  usage: Usage,
  task: Workbench["task"],
): boolean {
  const atDesk = task.variant === "DIGITAL";
  const { turn, mechanism, written } = each;
  const times = usage.mechanisms.get(mechanism) ?? 0;
  if (level !== "HARD" && !atDesk && isBeatWorn(beatIn(each), usage.beats)) return true;
  if (written && level === "HARD") return usage.worded >= mostWordedAlone;
  if (level === "HARD" && !atDesk && isLeftToList(each, task)) return times >= mostAloneHard;
  if (mechanism === "image")
    return (
      (times >= mostAlone[level] && (!written || level === "MEDIUM")) ||
      (!written && turn !== alone && usage.turns.has(turn))
    );
  const isFind = asksForFirstFind(each);
  if (isFind && !atDesk && (level !== "HARD" || usage.finds >= mostFinds)) return true;
  if (isFind && doesWithoutFind(each, task)) return true;
  // What turns once is for a middling hunt: a hard one has what was worded beside its first finds.
  if (!isFind && level === "HARD" && !atDesk) return true;
  const most = mannered.has(mechanism) ? mostOfManner : isFind ? mostOfMore : mostOfOne;
  return (
    times >= (written ? mostWritten : most) ||
    usage.turns.has(turn) ||
    each.uses.some((key) => usage.starts.has(key)) ||
    (usage.openings.get(openingOf(each)) ?? 0) >= mostOpenings
  );
}

function scoreOf(bench: Workbench, each: Candidate, level: Difficulty, usage: Usage): number {
  const { round, random, place, variant, search } = bench.task;
  const isVeiled = level === "HARD" && variant === "PHYSICAL";
  const words = wordsIn(each);
  const most = level === "HARD" && asksForFirstFind(each) ? shortOfTwo : short;
  const long = words > most ? 0.25 * (words - most) : 0;
  const times = usage.mechanisms.get(each.mechanism) ?? 0;
  const isTurnHeard = each.turn !== alone && usage.turns.has(each.turn);
  const isStartTold = each.uses.some((key) => usage.starts.has(key));
  const again =
    (isTurnHeard ? costOfTurn : 0) +
    (isStartTold ? costOfTurn : 0) +
    (usage.heard.size > 0 && each.uses.some((key) => usage.heard.has(key)) ? costOfHeard : 0) +
    times * costOfAgain(each, level);
  const opens = (usage.openings.get(openingOf(each)) ?? 0) >= mostOpenings ? 4 : 0;
  const fits =
    fitOf(each, level, { words, atDesk: variant === "DIGITAL" }) +
    (each.written ? 0 : turnFit(each, level, place));
  const known = round === 0 ? 0 : 1.6 * round * foundBy(each, place);
  return (
    each.worth +
    fits -
    (isVeiled && saysOwnKind(each, place) ? worthOfVeil : 0) -
    (isVeiled && each.written ? costOfFound * search.score(each.text) : 0) -
    (isVeiled && doesWithoutFind(each, bench.task) ? costOfScenery : 0) +
    (isVeiled && isLeftToList(each, bench.task) ? worthOfGeneric : 0) +
    strengthFor(each, place, level) +
    (level === "HARD" || variant === "DIGITAL" ? 0 : worthOfBeat(beatIn(each), usage.beats)) +
    (3 + round) * random.next() -
    long -
    again -
    opens -
    known
  );
}

/** Whether a clue is a likeness alone that many places could say of themselves. */
function isLeftToList({ written, turn, text }: Candidate, { search }: Workbench["task"]): boolean {
  return !written && turn === alone && search.isGeneric(text);
}

/** A turn of phrase is not heard twice in a hunt, nor is a neighbor told twice, while there is another. */
const costOfTurn = 6;
const costOfHeard = 4;

/** Of a place's worded clues a hard hunt takes the one that search is farther from. */
const costOfFound = 18;
/** Where everything else is used up. */
const costOfScenery = 12;
/** Beside a first find; what was worded comes before it unless search finds that. */
const worthOfGeneric = 24;

/** What sort of place it is, is for whoever solves a hard clue to find out. */
const worthOfVeil = 4;

function plainly(material: Material): Candidate {
  const text = sentence(clauseOf(material));
  return asCandidate(
    { mechanism: "image", text, uses: [material.key], turn: "fact alone" },
    0,
    false,
  );
}

/** Books the neighbors that a clue speaks of, and the likenesses by which it does. */
function bookNeighbors(bench: Workbench, { uses, text }: Candidate): void {
  if (bench.task.variant === "DIGITAL" || !uses.some((key) => key.startsWith("landmark:"))) return;
  const small = text.toLowerCase();
  for (const other of bench.task.stockmates) {
    if (!uses.includes(`landmark:${other.id}`)) continue;
    const likeness = other.veiled.find((line) => small.includes(line.toLowerCase()));
    bookNeighbor(bench, other.id, likeness);
  }
}

function book(bench: Workbench, each: Candidate, usage: Usage): string {
  const { sequenceNum } = bench.task;
  const works = workingOf(each);
  // Who has solved this square may be looking for the other one still.
  bench.works = works !== null && !namesHuntmate(bench, works) ? works : null;
  for (const key of each.uses) {
    // A neighbor that the clue speaks of is told no more; that no line has led from one yet stays true.
    if (!key.startsWith("landmark:"))
      for (const material of bench.material) if (material.key === key) bookAsSaid(bench, material);
    bench.said.add(key);
  }
  const opening = openingOf(each);
  const marks = [
    `mechanism | ${each.mechanism} | ${sequenceNum}`,
    `opening | ${opening} | ${sequenceNum}`,
    `beat | ${beatIn(each)} | ${sequenceNum}`,
  ];
  bench.isWorded = each.written;
  if (each.written) marks.push(`worded | ${sequenceNum}`);
  if (asksForFirstFind(each)) marks.push(`find | ${sequenceNum}`);
  if (isNewShape(bench, `turn | ${each.turn}`) && !usage.turns.has(each.turn))
    marks.push(`turn | ${each.turn}`);
  for (const key of each.uses)
    if (key.startsWith("landmark:") && !usage.starts.has(key)) marks.push(`clue by | ${key}`);
  bench.shapes.push(...marks.slice(1));
  bookNeighbors(bench, each);
  return take(bench, each.text, marks[0] ?? "");
}

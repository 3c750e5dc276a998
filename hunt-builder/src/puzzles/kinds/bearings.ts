import { type Kind, type KindTask, voiced } from "./kind.ts";
import { hasFigure, measuredLeg } from "./measured-leg.ts";
import {
  apart,
  directionOn,
  type SheetTown,
  type Spot,
  type TownSheet,
  townSheet,
  townsApart,
} from "./town-sheet.ts";

const openings = [
  "{keeper} bought a surveyor's book at a yard sale:",
  "A page of a field book, its first line torn off:",
  "Chain and compass, {count} times:",
  "An old field book, soaked once and dried since:",
  "A compass, a chain and a long day:",
  "{keeper} walks by the compass alone:",
  "A surveyor wrote down where to, and never where from:",
  "{keeper} never got lost but once, and took notes:",
  "An apprentice carried the chain, and this is what he had to write down:",
  "Paced off, pegged out and never built:",
  "A boundary that nobody disputes, for nobody can find it:",
  "{keeper} has a pocket compass and too much time:",
  "So many miles, so many degrees, says a page in pencil:",
  "A way was surveyed here that no road follows:",
  "Directions for a treasure that was only a picnic:",
  "{keeper} trusts the needle and nothing else:",
];
const bodies = [
  "walk it from the flag nearest to this place, and read where each leg ends.",
  "walk {count} legs; the first begins at the flag closest to where this place stands.",
  "begin at the flag that has this place for a neighbor, walk leg by leg, and collect the letters.",
  "start where anybody at this place would, at the nearest flag, and walk it to the end.",
  "walk {count} legs from the nearest flag, and pick up a letter at the end of each.",
  "find the flag that stands nearest to this place, set out from it, and note the letter where each leg ends.",
  "lay the ruler at the flag nearest to this place, {count} times on from there, and read the letters in turn.",
  "the first leg leaves from the flag next to this place; every leg ends at a letter.",
];
const shownBodies = [
  "walk {count} legs from the marked flag, and pick up a letter at the end of each.",
  "set out from the marked flag, and read where each leg ends.",
  "lay the ruler at the marked flag, {count} times on from there, and read the letters in turn.",
  "leave from the marked flag, go leg by leg, and note the letter at each end.",
  "follow it from the marked flag; a letter waits wherever a leg ends.",
];
const counts = ["", "", "", "three", "four", "five", "six", "seven", "eight"];

const leastBetween = 88;
const leastTowns = 18;
const mostTowns = 25;
/** Legs of a walk, in points of the sheet. */
const shortest = 95;
const longest = 560;
/** As far from a leg's end a flag still counts as its end. */
const snap = 42;
const tries = 3;
const mostSteps = 500;
/** Letters as often as English has them, to fill what no word asks for. */
const common = "EEEEEAAAAIIIOOONNNRRRTTTSSSLLLDDUCMPHGBYFWVK";

interface Leg {
  /** Degrees clockwise from north, in fives. */
  degrees: number;
  miles: number;
}
type Walk = readonly SheetTown[];

/** A walk by compass and chain over a map of flags: it begins at the one nearest to the place. */
export const bearings: Kind = {
  kind: "bearings",
  asks: "map",
  isFree: (difficulty) => difficulty === "EASY",
  comes: "late",
  isSecond: true,
  tone: "plain",
  make(task) {
    const { word, place, difficulty, lenient } = task;
    // Where the square has spent the place's years the walk has all of its miles.
    const isBlotted = difficulty === "HARD" && hasFigure(task);
    for (let i = 0; i < tries; i++) {
      const wide = place.stock === "NATIONAL";
      const sheet = townSheet(task, { wide, least: leastTowns, apart: leastBetween });
      if (sheet === null) continue;
      const towns = townsApart(sheet.towns, { apart: leastBetween, most: mostTowns });
      if (towns.some(({ name }) => task.guard.findLeak(name) !== null)) continue;
      const start = startOf(sheet.spotOf(place.point), towns);
      if (start === null) continue;
      const found = walked(task, sheet, towns, start);
      if (found === null) continue;
      const { walk, legs, lured } = found;
      const lure = difficulty !== "EASY" && lured ? lureOf(task, lured) : null;
      if (difficulty !== "EASY" && lure === null && !lenient) continue;
      const letters = lettered(task, towns, walk, lure);
      const told = isBlotted ? measuredLeg(task, legs) : null;
      return {
        prompt: voiced(task, openings, difficulty === "EASY" ? shownBodies : bodies, {
          keeper: task.keeper,
          count: counts[word.length] ?? String(word.length),
        }),
        artefact: {
          kind: "bearings",
          towns: towns.map((town) => ({ ...town, letter: letters.get(town) ?? "" })),
          outlines: sheet.outlines(),
          legs: legs.map((leg, at) => textOf(leg, at === told?.at)),
          ...(told && { chain: told.chain }),
          ...(difficulty === "EASY" && { start: start.id }),
          milesWide: sheet.milesWide,
        },
        hints: [
          "Old compass bearings: S 55° W is looking south, then turning fifty-five degrees toward the west. It begins at the flag nearest to this place.",
          `The first leg ends at ${walk[0]?.name}.`,
        ],
        nextStep: `The second leg ends at ${walk[1]?.name}.`,
        howItWorks:
          "Begin at the marked flag. The ruler lies along each leg: S 55° W is looking south and turning fifty-five degrees toward the west. Press the flag where the ruler ends; its letter is the next of the word.",
        working: {
          explanation: `From ${start.name}, the nearest flag: ${walk
            .map((town, at) => `${textOf(legs[at], false)} to ${town.name}, ${letters.get(town)}`)
            .join("; ")}.${told ? ` ${told.solved}` : ""}`,
          ...(lure && {
            trap: `Whoever began at ${lure.from.name} could read ${lure.word.toUpperCase()}.`,
          }),
          wrong: lure ? [lure.word] : [],
          accepted: [],
          steps: difficulty === "EASY" ? 1 : 2,
          lacks: difficulty === "EASY" ? "" : "where the place lies",
        },
        says: told ? [told.says] : [],
      };
    }
    return null;
  },
};

/** The flag nearest to the place, where no other is nearly as near. */
function startOf(here: Spot, towns: readonly SheetTown[]): SheetTown | null {
  const [near, next] = towns.toSorted((a, b) => apart(here, a) - apart(here, b));
  if (near === undefined || next === undefined) return null;
  return apart(here, next) >= 1.5 * apart(here, near) + 20 ? near : null;
}

/** A leg between two flags as a field book has it, in whole miles and steps of five degrees. */
function legOf(from: Spot, to: Spot, { milesWide }: TownSheet): Leg {
  return {
    degrees: (Math.round(directionOn(from, to) / 5) * 5) % 360,
    miles: Math.round((apart(from, to) * milesWide) / 1000),
  };
}

/** "S 55° W 11 mi". */
function textOf(leg: Leg | undefined, isWorn: boolean): string {
  const { degrees, miles } = leg ?? { degrees: 0, miles: 0 };
  const chain = isWorn ? "? mi" : `${miles} mi`;
  if (degrees % 90 === 0) return `due ${"NESW"[degrees / 90]} ${chain}`;
  const fromNorth = degrees < 90 || degrees > 270;
  const turned = Math.min(degrees, Math.abs(180 - degrees), 360 - degrees);
  return `${fromNorth ? "N" : "S"} ${turned}° ${degrees < 180 ? "E" : "W"} ${chain}`;
}

/** A leg and what it adds to where it begins, in points of the sheet. */
interface Step {
  leg: Leg;
  x: number;
  y: number;
}

function stepOf(leg: Leg, { milesWide }: TownSheet): Step {
  const far = (1000 * leg.miles) / milesWide;
  const angle = (leg.degrees * Math.PI) / 180;
  return { leg, x: far * Math.sin(angle), y: far * Math.cos(angle) };
}

/** The flag at which a leg ends; null where none stands. Asked for every two flags of a sheet: nothing is made. */
function endOf(from: Spot, step: Step, towns: readonly SheetTown[]): SheetTown | null {
  const [endX, endY] = [from.x + step.x, from.y - step.y];
  let best: SheetTown | null = null;
  let nearest = snap * snap;
  for (let i = 0; i < towns.length; i++) {
    const town = towns[i];
    if (town === undefined) break;
    const right = town.x - endX;
    const down = town.y - endY;
    const away = right * right + down * down;
    if (away > nearest) continue;
    nearest = away;
    best = town;
  }
  return best;
}

interface Walked {
  walk: Walk;
  legs: readonly Leg[];
  /** Where the same legs lead from another flag; the first of it is that flag. */
  lured: Walk | null;
}

/** A walk from the start, and if it can be one whose legs end at flags from another start too. */
function walked(
  task: KindTask,
  sheet: TownSheet,
  towns: readonly SheetTown[],
  start: SheetTown,
): Walked | null {
  const { random, word } = task;
  const others = random.shuffle(towns.filter((town) => town !== start)).slice(0, 8);
  // The same two flags are tried many times.
  const steps = new Map(towns.map((town) => [town, new Map<SheetTown, Step | null>()]));
  /** The step from one flag to another; null where it is too short or too long, or its leg ends elsewhere. */
  const stepTo = (from: SheetTown, to: SheetTown): Step | null => {
    const known = steps.get(from);
    const before = known?.get(to);
    if (before !== undefined) return before;
    const length = apart(from, to);
    const step =
      length < shortest || length > longest ? null : stepOf(legOf(from, to, sheet), sheet);
    const made = step !== null && endOf(from, step, towns) === to ? step : null;
    known?.set(to, made);
    return made;
  };
  // Without a lure it is drawn where nothing better is left.
  const starts = task.difficulty === "EASY" ? [] : others;
  for (const from of task.lenient || starts.length === 0 ? [...starts, null] : starts) {
    let tried = 0;
    const go = (walk: Walk, legs: readonly Leg[], lured: Walk | null): Walked | null => {
      if (legs.length === word.length) return { walk: walk.slice(1), legs, lured };
      const last = walk.at(-1) ?? start;
      for (const to of random.shuffle(towns)) {
        if (tried++ > mostSteps) return null;
        if (walk.includes(to) || lured?.includes(to)) continue;
        const step = stepTo(last, to);
        if (step === null) continue;
        let next: Walk | null = null;
        const lastLured = lured?.at(-1);
        if (lured && lastLured) {
          const end = endOf(lastLured, step, towns);
          if (end === null || end === to || lured.includes(end) || walk.includes(end)) continue;
          next = [...lured, end];
        }
        const found = go([...walk, to], [...legs, step.leg], next);
        if (found) return found;
      }
      return null;
    };
    const found = go([start], [], from ? [from] : null);
    if (found) return found;
  }
  return null;
}

interface Lure {
  word: string;
  from: SheetTown;
  walk: Walk;
}

/** The word that the other walk spells. */
function lureOf({ random, shelf, word, guard }: KindTask, lured: Walk): Lure | null {
  const [from, ...walk] = lured;
  const same = shelf.wordsOf(word.length);
  for (let i = 0; from && i < 20; i++) {
    const other = random.pick(same);
    const far = [...other].filter((letter, at) => letter !== word[at]).length;
    if (far >= Math.min(3, word.length) && guard.findLeak(other) === null)
      return { word: other, from, walk };
  }
  return null;
}

function lettered(
  { random, word }: KindTask,
  towns: readonly SheetTown[],
  walk: Walk,
  lure: Lure | null,
): Map<SheetTown, string> {
  const letters = new Map<SheetTown, string>();
  for (const [i, town] of walk.entries()) letters.set(town, (word[i] ?? "").toUpperCase());
  for (const [i, town] of (lure?.walk ?? []).entries())
    letters.set(town, (lure?.word[i] ?? "").toUpperCase());
  for (const town of towns) if (!letters.has(town)) letters.set(town, random.pick([...common]));
  return letters;
}

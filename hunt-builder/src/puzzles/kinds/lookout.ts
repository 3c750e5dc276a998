import { listed } from "../../wording/sentences.ts";
import { type Kind, type KindTask, voiced } from "./kind.ts";
import { headingsOf } from "./lookout-pages.ts";
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
  "{keeper} points at two towns at once, again and again:",
  "A watchman stands at this place with a flag in either hand:",
  "Two arms, {count} times, and a town at the end of each:",
  "{keeper} learned the flags at sea and never forgot them:",
  "From here one sees farther than one can shout:",
  "A page of a signal book, with names where the arms should be:",
  "{keeper} waves to two towns every evening, and both wave back:",
  "Two flags, and nobody left who can read them but you:",
  "A scout passed the test in flags on this very spot:",
  "A lookout's chair, two flags and a list of towns:",
  "{keeper} keeps two old flags behind the door:",
  "A signaler stood here, and a boy wrote down where the flags pointed:",
  "An old log of flags, kept by one who saw only where they pointed:",
  "It was said from up here with both arms:",
  "The flags were lost, and the list of where they pointed was not:",
];
const bodies = [
  "stand where this place stands, and read what the arms say.",
  "read {count} times two towns; what the arms look like depends on where one stands.",
  "press the map where this place lies; each arm points straight at its town. North is up.",
  "take the watchman's place on the map, and read the word off the arms.",
  "lay the arms out from this place on the map, and look them up.",
  "point from this very place at both towns, and look up what the two arms mean.",
  "put yourself on the map where this place is; two towns at a time are two arms, and two arms are a letter.",
  "from where this place lies, look toward each pair of towns; the two directions are the arms of a letter.",
];
const pageBodies = [
  "pick the page that is of this place; stand where it stands, and read the arms.",
  "find the true page, press the map where this place lies, and read what is signaled.",
  "find the page that is true here, and lay out its arms from this place.",
  "choose one page; all of them say a word from here, and the true one is meant.",
  "one page alone says what is so here; take it, stand where this place is, and read its pairs of towns as arms.",
  "decide which page is about this place, then look from here toward its towns, two at a time.",
  "the heading that fits this place marks the page; its towns, seen from here, are the arms.",
];
/** Pages of the log where the place has to say which is meant. */
const pagesFor = { EASY: 1, MEDIUM: 8, HARD: 8 };
const counts = ["", "", "", "three", "four", "five", "six", "seven", "eight"];

/** Eighths of a turn from straight up, clockwise as the reader sees them. */
type Eighth = number;
const letterOfArms = new Map<string, string>();
const hanging = 4;
/** The first seven letters keep one arm hanging, the next six keep it one eighth on, and so forth round. */
for (const [at, run] of ["abcdefg", "hiklmn", "opqrs", "tuy"].entries())
  for (const [step, letter] of [...run].entries())
    setArms(letter, hanging + at, hanging + at + 1 + step);
for (const [letter, a, b] of [
  ["j", 0, 2],
  ["v", 0, 3],
  ["w", 1, 2],
  ["x", 1, 3],
  ["z", 2, 3],
] as const)
  setArms(letter, a, b);

function setArms(letter: string, a: number, b: number): void {
  letterOfArms.set(armsKey(a % 8, b % 8), letter);
}
function armsKey(a: Eighth, b: Eighth): string {
  return a < b ? `${a}${b}` : `${b}${a}`;
}

/** A town nearer than this may lie in another eighth for whoever puts the standpoint a little wrong. */
const leastAway = 115;
/** Points by which the standpoint may be wrong without that. */
const mostWrong = 17;
/** Degrees from the middle of an eighth; the ground is no flat map. */
const mostAskew = 18;
const tries = 4;
const leastBetween = 58;
const leastTowns = 22;
const mostTowns = 30;
const directions = [
  "due north",
  "northeast",
  "due east",
  "southeast",
  "due south",
  "southwest",
  "due west",
  "northwest",
];

/** Semaphore by towns: the arms point at them from where the place lies. */
export const lookout: Kind = {
  kind: "lookout",
  asks: "map",
  isOfTruth: (difficulty) => difficulty !== "EASY",
  comes: "late",
  isSecond: true,
  isFirm: () => true,
  tone: "plain",
  make(task) {
    const { word, place, random, difficulty } = task;
    const headings = headingsOf(task, pagesFor[difficulty]);
    const drawn = headings && draw(task, headings.length);
    if (!drawn) return null;
    const { sheet, here, words } = drawn;
    const towns = townsApart(sheet.towns, {
      apart: leastBetween,
      most: mostTowns,
      with: new Set(drawn.pages.flat(2)),
    });
    if (towns.some(({ name }) => task.guard.findLeak(name) !== null)) return null;
    const byName = new Map(towns.map((town) => [town.name, town]));
    const townsOf = (pairs: readonly Pair[]) =>
      pairs.map((pair) => pair.flatMap(({ name }) => byName.get(name) ?? []));
    const chosen = townsOf(drawn.pages[0] ?? []);
    const [own, ...others] = headings;
    const log = random.shuffle(
      headings.map(({ text }, i) => ({
        text,
        signals: townsOf(drawn.pages[i] ?? []).map((pair) => pair.map(({ id }) => id)),
      })),
    );
    const eighthHere = eighthsFrom(here, towns);
    const told = [...word].map((_, i) =>
      difficulty === "EASY" && i % 2 === 0
        ? (chosen[i] ?? []).map((town) => eighthHere.get(town) ?? 0)
        : [],
    );
    const [sure] = chosen.flat();
    const strangers = [...new Set(others.flatMap(({ of }) => of ?? []))].filter(
      (name) => name !== others[0]?.of,
    );
    const also = chosen[1]?.[0];
    const toldDirection = directions[(sure && eighthHere.get(sure)) ?? 0];
    return {
      prompt: voiced(task, openings, others.length > 0 ? pageBodies : bodies, {
        keeper: task.keeper,
        count: counts[word.length] ?? String(word.length),
      }),
      artefact: {
        kind: "lookout",
        towns,
        outlines: sheet.outlines(),
        milesWide: sheet.milesWide,
        signals: others.length > 0 ? [] : chosen.map((pair) => pair.map(({ id }) => id)),
        ...(others.length > 0 && { pages: log }),
        table: difficulty !== "HARD",
        arms: others.length > 0 ? [] : told,
      },
      hints: [
        `These are two flags at a time, the signals of ships and railroads: each arm points from this place at its town.${others.length > 0 ? " One page alone says something true of this place." : ""}`,
        `Put the standpoint where this place lies on the map; ${sure?.name} is ${toldDirection} from it.`,
      ],
      ...(also && {
        nextStep: `From there ${also.name}, of the second signal, is ${directions[eighthHere.get(also) ?? 0]}.`,
      }),
      howItWorks:
        "Press the map where this place lies. From there each signal has two arms, one toward each of its towns, and the table says which letter two arms are. Some are told, so that you can see whether you stand right.",
      working: {
        explanation: `${others.length > 0 ? `The page “${own?.text}” is of this place. ` : ""}From ${place.name}: ${chosen
          .map(
            (pair, i) =>
              `${pair.map((town) => `${town.name} ${directions[eighthHere.get(town) ?? 0]}`).join(", ")}: ${word[i]?.toUpperCase()}`,
          )
          .join("; ")}.`,
        ...(others[0]?.of && {
          trap: `“${others[0].text}” is true of ${others[0].of}; its page says ${words[1]?.toUpperCase()}.${strangers.length > 0 ? ` The other pages tell of ${listed(strangers)}.` : ""}`,
        }),
        wrong: words.slice(1, 3),
        accepted: [],
        steps: difficulty === "EASY" ? 1 : 2,
        lacks: others.length > 0 ? "what is true of the place" : "where the place lies",
      },
      others: words.slice(1),
      says: own?.line ? [own.line] : [],
    };
  },
};

/** Towns that lie clearly in one eighth. */
function eighthsFrom(from: Spot, towns: readonly SheetTown[]): Map<SheetTown, Eighth> {
  const found = new Map<SheetTown, Eighth>();
  for (const town of towns) {
    const away = apart(from, town);
    if (away < leastAway) continue;
    const direction = directionOn(from, town);
    const eighth = Math.round(direction / 45);
    const askew = Math.abs(direction - eighth * 45);
    const spare = Math.sin(((22.5 - askew) * Math.PI) / 180) * away;
    if (askew <= mostAskew && spare >= mostWrong) found.set(town, eighth % 8);
  }
  return found;
}

type Pair = readonly [SheetTown, SheetTown];
/** For each letter, two lists of towns of which any two make it. */
type Sights = ReadonlyMap<string, readonly [readonly SheetTown[], readonly SheetTown[]]>;

interface Drawn {
  sheet: TownSheet;
  here: Spot;
  /** For each page its pairs of towns, those of the word first. */
  pages: Pair[][];
  words: string[];
}

/** A sheet on which the towns spell the word, and other words as long; null where none was drawn. */
function draw(task: KindTask, count: number): Drawn | null {
  for (let i = 0; i < tries; i++) {
    const sheet = townSheet(task, {
      wide: task.place.stock === "NATIONAL",
      least: leastTowns,
      apart: leastBetween,
    });
    if (sheet === null) continue;
    const here = sheet.spotOf(task.place.point);
    const sights = sightsOf(eighthsFrom(here, sheet.towns));
    const used = new Map<SheetTown, number>();
    const own = choose(task, task.word, sights, used);
    if (own === null) continue;
    const pages = [own];
    const words = [task.word];
    const same = task.shelf.wordsOf(task.word.length);
    for (let n = 0; n < wordsTried && pages.length < count; n++) {
      const word = task.random.pick(same);
      if (words.includes(word) || task.guard.findLeak(word) !== null) continue;
      const pairs = choose(task, word, sights, used);
      if (pairs === null) continue;
      pages.push(pairs);
      words.push(word);
    }
    if (pages.length === count) return { sheet, here, pages, words };
  }
  return null;
}

const wordsTried = 60;

function sightsOf(eighths: ReadonlyMap<SheetTown, Eighth>): Sights {
  const classes = Map.groupBy([...eighths], ([, eighth]) => eighth);
  const all = [...classes].map(([eighth, towns]) => ({
    eighth,
    towns: towns.map(([town]) => town),
  }));
  const found = new Map<string, readonly [readonly SheetTown[], readonly SheetTown[]]>();
  for (const [i, a] of all.entries())
    for (const b of all.slice(i + 1)) {
      const letter = letterOfArms.get(armsKey(a.eighth, b.eighth));
      if (letter) found.set(letter, [a.towns, b.towns]);
    }
  return found;
}

/** Two towns for each letter that stand apart from all others, names as seldom twice as can be; null where they cannot. What is used grows by them. */
function choose(
  { random }: KindTask,
  word: string,
  sights: Sights,
  used: Map<SheetTown, number>,
): Pair[] | null {
  const chosen = new Map(used);
  const goes = (town: SheetTown): boolean => {
    if (chosen.has(town)) return true;
    if (chosen.size >= mostTowns - 1) return false;
    for (const other of chosen.keys()) if (apart(other, town) < leastBetween) return false;
    return true;
  };
  const pairs: Pair[] = [];
  for (const key of word) {
    let best: { pair: Pair; cost: number } | null = null;
    const [ones, others] = sights.get(key) ?? [[], []];
    for (const a of random.shuffle(ones.filter(goes)).slice(0, 6))
      for (const b of random.shuffle(others.filter(goes)).slice(0, 6)) {
        if (!chosen.has(a) && !chosen.has(b) && apart(a, b) < leastBetween) continue;
        const cost = (chosen.get(a) ?? 0) + (chosen.get(b) ?? 0);
        if (best === null || cost < best.cost) best = { pair: [a, b], cost };
      }
    if (best === null) return null;
    for (const town of best.pair) chosen.set(town, (chosen.get(town) ?? 0) + 1);
    const [a, b] = best.pair;
    pairs.push(random.next() < 0.5 ? [a, b] : [b, a]);
  }
  for (const [town, times] of chosen) used.set(town, times);
  return pairs;
}

import type { LeakGuard } from "../../leaks.ts";
import type { Place } from "../../place.ts";
import { saysTown } from "../../says-town.ts";
import { secondSenseOf } from "../../words/second-senses.ts";
import { gravityOf, isSolemn } from "../../words/solemn.ts";
import { countyOnMap } from "../county-on-map.ts";
import { lastNameOf } from "./last-names.ts";
import { type Gap, shortGapsOf } from "./left-out.ts";
import { standIn } from "./stand-in.ts";

/** A word of a crossing with its clue. */
export interface CrossingClue {
  word: string;
  clue: string;
  /** The library's own words for it. */
  source: string;
  /** What it asks for; a grid is more than names on a map. */
  sort: "name" | "map" | "year" | "count" | "line";
  /** Whether nobody who knows the place can take another word for it: a name, a number, a decade, or one with a second sense. */
  isSure: boolean;
}

/**
 * Clues about a place, in several wordings each: what is said of it stands there, and never a hole in it alone.
 * @param isFit whether a word that may have been another one will do; of the others no wording is looked for
 */
export function crossingCluesOf(
  place: Place,
  guard: LeakGuard,
  isFit: (word: string) => boolean = () => true,
): readonly CrossingClue[] {
  return [
    ...names(place),
    ...whereabouts(place),
    ...decades(place),
    ...counts(place),
    ...shortGapsOf(place, guard).flatMap((gap) => ofGap(place, gap, isFit)),
  ].filter(
    ({ clue, word }) =>
      guard.findLeak(clue) === null && guard.findLeak(word) === null && !saysTown(clue, place),
  );
}

/** What somebody is who did a thing. */
const callings: Readonly<Record<string, string>> = {
  "designed it": "Architect",
  "built it": "Builder",
  "founded it": "Founder",
  "gave it": "Giver",
  "paid for it": "Patron",
  "painted it": "Painter",
  "carved it": "Carver",
  "planned it": "Planner",
  "owned it": "Owner",
  "engineered it": "Engineer",
};

/** Last names of who had to do with the place, none of them where people suffered. */
function names(place: Place): CrossingClue[] {
  if (gravityOf(place) === "grave") return [];
  return place.people.flatMap(([name, deed]): CrossingClue[] => {
    const parts = /^((?:[A-Z][\p{L}.'’-]* )+)([A-Z][a-z]{2,7})$/u.exec(name);
    const first = parts?.[1]?.trim() ?? "";
    const last = parts?.[2] ?? "";
    if (lastNameOf(name) === null || last === "" || deed.length > longest) return [];
    const calling = callings[deed];
    const clues = [
      ...(calling
        ? [`${calling} ${first}, by last name`]
        : [`${first}, who ${deed}, by last name`]),
      `Last name of ${first}, who ${deed}`,
    ];
    return clues.map((clue) => ({
      word: last.toLowerCase(),
      clue,
      source: name,
      sort: "name" as const,
      isSure: true,
    }));
  });
}

function nounOf({ stateCode }: Place): string {
  return stateCode === "LA" ? "parish" : stateCode === "AK" ? "borough" : "county";
}

/** The county and the town, each a single word. */
function whereabouts(place: Place): CrossingClue[] {
  const county = countyOnMap(place);
  const noun = nounOf(place);
  const said = (word: string, clues: readonly string[]): CrossingClue[] =>
    /^[A-Z][a-z]{3,8}$/.test(word)
      ? clues.map((clue) => ({
          word: word.toLowerCase(),
          clue,
          source: word,
          sort: "map" as const,
          isSure: true,
        }))
      : [];
  return [
    ...said(county, [
      `Its ${noun}`,
      `The ${noun} around it`,
      `The ${noun} on its deeds`,
      `Its ${noun}, where its jury is drawn`,
      `The ${noun} whose sheriff would come`,
      `Its ${noun}, as a map has it`,
      `Whose ${noun} it is in`,
    ]),
    ...(county === place.town
      ? []
      : said(place.town, [
          "Its town, or the nearest",
          "The town of its mail, or the nearest",
          "Where one asks the way to it: its town",
        ])),
  ];
}

const tens = [
  "",
  "",
  "twenties",
  "thirties",
  "forties",
  "fifties",
  "sixties",
  "seventies",
  "eighties",
  "nineties",
];

/** Decades in which something came to pass here, none by so little that another book has it in the next. */
function decades(place: Place): CrossingClue[] {
  return place.years.flatMap(([year, phrase]): CrossingClue[] => {
    const word = tens[Math.floor((year % 100) / 10)] ?? "";
    if (word === "" || year < 1700 || year % 10 < 2 || year % 10 > 7 || phrase.length > longest)
      return [];
    const century = `${Math.floor(year / 100)}00s`;
    return [
      `Decade of the ${century} in which it ${phrase}`,
      `It ${phrase} in these, of the ${century}`,
    ].map((clue) => ({ word, clue, source: phrase, sort: "year" as const, isSure: true }));
  });
}

const numerals =
  "three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety";
const counted = new RegExp(
  `^(has|keeps|holds|shows|houses|hangs|wears|counts) (${numerals}) ([a-z' -]+?)(?= (?:and|with|of|in|on|at|by|from|that|which|where|under|over|to|for|as|each|high|tall|long|wide|deep|across)\\b|[,;]|$)`,
);

/** How many of something it has. */
function counts(place: Place): CrossingClue[] {
  return place.facts.flatMap((fact): CrossingClue[] => {
    const [, verb = "", word = "", what = ""] = counted.exec(fact) ?? [];
    if (what === "" || what.length > longest || word.length < 3) return [];
    return [
      { word, clue: `How many ${what} it ${verb}`, source: fact, sort: "count", isSure: true },
    ];
  });
}

const longest = 48;
/** A clue is read in a list on a phone. */
const longestClue = 92;

/** A line alone is a clue when so many words are left of it. */
const fewestWords = 6;

/** A word of a true line: what else it is, and how it stands in the line. */
function ofGap(
  place: Place,
  { word, clue, source, form }: Gap,
  isFit: (word: string) => boolean,
): CrossingClue[] {
  const sense = isSolemn(place) ? null : secondSenseOf(word);
  if (sense === null && !isFit(word)) return [];
  const stood = standIn(clue, word);
  // Where nothing can stand for it a gap does, beside what else the word is; a gap alone is a form to be filled in.
  const said =
    stood ?? (sense === null || clue.includes(": ") ? null : { text: clue, isThing: false });
  if (said === null) return [];
  const line = form === "fact" ? `it ${said.text}` : said.text;
  if (sense === null && !(said.isThing && line.split(" ").length >= fewestWords)) return [];
  const text = sense === null ? line.charAt(0).toUpperCase() + line.slice(1) : `${sense}: ${line}`;
  return text.length > longestClue
    ? []
    : [{ word, clue: text, source, sort: "line", isSure: sense !== null }];
}

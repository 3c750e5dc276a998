import type { Place } from "../../place.ts";
import { countyInWords } from "../../wording/counties.ts";
import { inWords } from "../../wording/numbers.ts";
import { gravityOf } from "../../words/solemn.ts";
import { countyOnMap } from "../county-on-map.ts";
import { type Kind, type KindTask, voiced } from "./kind.ts";
import { lastNameOf } from "./last-names.ts";
import { gapsOf, rivalsOfGap } from "./left-out.ts";
import { isKeyShown, locked } from "./plate-keys.ts";

interface Key {
  key: string;
  legend: string;
  says: string;
  hint: string;
  lacks: string;
}

const openings = [
  "A brass plate, screwed to the wall and polished by thumbs:",
  "{keeper} locks what is written with a name:",
  "A plate hangs by the door, and {keeper} will not explain it:",
  "What stands here was turned, letter by letter:",
  "A small plate of brass, and a wheel that somebody wore smooth:",
  "The same hand cut this plate and kept its key elsewhere:",
  "{keeper} has the plate; the key belongs to the place:",
  "{keeper} had this engraved, and the engraver asked no questions:",
  "A brass tag on a ring, with more letters than sense:",
  "The plate on the lid was meant for one reader:",
  "A row of letters, and a wheel beside it to undo them:",
  "Letters were cut here by a hand that trusted no one:",
  "{keeper} keeps a padlock of letters on the visitors' book:",
  "A tin box, and a row of letters scratched into its lid:",
];
const bodies = [
  "find what it is locked with, and turn each letter back.",
  "the line below says with what; turn it back by that.",
  "find the key, which is not on the plate, and wind the letters home.",
  "whoever knows this place has the key already and can turn it back.",
  "turn it back, and it is a word.",
  "read what it is locked with, find that out, and undo it letter by letter.",
  "write the key under it, one letter for each, and turn them back.",
  "learn the key from the line below, and take each letter back by one of its letters.",
  "what it is locked with stands below, in other words; move every letter back by it.",
  "undo it with the key: one key letter for each, over and over, backward.",
];

/** Letters moved by a key that the place has: a last name, a word of a true line, a year, its county, or a word of the square itself. */
export const keyedCipher: Kind = {
  kind: "keyed_cipher",
  asks: "name",
  comes: "late",
  tone: "plain",
  isSecond: true,
  make(task) {
    const { word, place, difficulty, shelf } = task;
    for (const { key, legend, says, hint, lacks } of keysOf(task)) {
      const text = locked(word, key);
      if (shelf.isWord(text)) continue;
      if (likeKeys(place, key).some((other) => shelf.isWord(unlocked(text, other)))) continue;
      const hard = difficulty === "HARD";
      return {
        prompt: voiced(task, openings, bodies, { keeper: task.keeper }),
        artefact: { kind: "keyed_cipher", text: text.toUpperCase(), legend, wheel: !hard },
        hints: [
          "A key has moved every letter forward; move each back by the letter of the key under it, A by none.",
          hint,
        ],
        nextStep: `The last ${/^\d+$/.test(key) ? "digit" : "letter"} of the key is ${key.slice(-1).toUpperCase()}.`,
        howItWorks:
          "Write the key under the letters, over again where it is too short. Move each letter back by its key letter: A by none, B by one, and so on, with Z before A; a digit moves it by itself. The wheel does it for you.",
        working: {
          explanation: `The key is ${key.toUpperCase()} (${legend.replace(/^Locked with /, "").replace(/\.(?: It has .*)?$/, "")}): ${text.toUpperCase()} turns back into ${word.toUpperCase()} at ${place.name}.`,
          wrong: [],
          accepted: [],
          steps: difficulty === "EASY" ? 1 : 2,
          lacks,
        },
        keys: says === "" ? [] : [key],
        says: /^\d+$/.test(key) ? [says, key] : [says],
      };
    }
    return null;
  },
};

function unlocked(text: string, key: string): string {
  const back = [...key].map((by) =>
    /\d/.test(by)
      ? String.fromCharCode(97 + ((26 - Number(by)) % 26))
      : String.fromCharCode(97 + ((123 - by.charCodeAt(0)) % 26)),
  );
  return locked(text, back.join(""));
}

/** Keys that one may take for this one: a year nearby, or a name of somebody else at the place. */
function likeKeys({ years: own, people }: Place, key: string): string[] {
  if (/^\d+$/.test(key)) {
    const near = [-2, -1, 1, 2].map((by) => Number(key) + by);
    return [...near, ...own.map(([year]) => year)].map(String).filter((each) => each !== key);
  }
  const names = people.map(([name]) => name.split(/\s+/).at(-1)?.toLowerCase() ?? "");
  return names.filter((name) => /^[a-z]{3,}$/.test(name) && name !== key);
}

/** The keys of a place; in a hard hunt the first word of the square comes first, where nothing else wants it. */
function keysOf(task: KindTask): Key[] {
  const { place, guard, random, difficulty, earlier, alone, lenient, isSaid } = task;
  // What was suffered at a place is no key to a cipher, nor is who suffered it.
  const isGrave = gravityOf(place) === "grave";
  // What one finds out comes before what one looks up.
  const told = isGrave
    ? []
    : [
        ...random.shuffle([...names(place), ...gaps(task).slice(0, mostGaps)]),
        ...random.shuffle(years(place)),
      ];
  // Of all that a place is, its county is least: a plate asks for it where nothing else is left.
  const keys = [...told, ...(lenient || alone ? county(place) : [])];
  const before = earlier[0];
  // One puzzle of a hard square feeds another: where none does at last, the first word is the key.
  const isUnfed =
    difficulty === "HARD" &&
    earlier.length === 2 &&
    !earlier.some(({ artefact }) => "chain" in artefact);
  if (before && (lenient || isUnfed))
    keys[isUnfed ? "unshift" : "push"]({
      key: before.word,
      legend: "Locked with the first word of this square.",
      says: "",
      hint: "The first puzzle of this square gives the key.",
      lacks: "the first word",
    });
  const [one, two] = earlier;
  if (lenient && two)
    keys.push({
      key: two.word,
      legend: "Locked with the second word of this square.",
      says: "",
      hint: "The second puzzle of this square gives the key.",
      lacks: "the second word",
    });
  if (alone && one && two) keys.unshift(...inTurn(task, [one.word, two.word]));
  // Who has looked a year up for the puzzle beside it has both words.
  const isAskedYear = (key: string, says: string): boolean =>
    /^\d+$/.test(key) && (isSaid(says) || isSaid(key));
  const fit = keys.filter(
    ({ legend, key, says }) =>
      (lenient || says === "" || !(isSaid(says) || isKeyShown(key, earlier))) &&
      (lenient || !isAskedYear(key, says)) &&
      guard.findLeak(legend) === null &&
      new Set(key).size > 2 &&
      key.length > 2 &&
      !earlier.some(({ artefact }) => "legend" in artefact && artefact.legend === legend),
  );
  if (!lenient) return fit;
  // Where nothing else is left a key may stand on the page, behind those that do not, and a year be asked for again.
  const {
    found = [],
    shown = [],
    again = [],
  } = Object.groupBy(fit, ({ key, says }) =>
    isAskedYear(key, says) ? "again" : isKeyShown(key, earlier) ? "shown" : "found",
  );
  // Where all that was refused, a word of the square turns the plate back into one word.
  const ofSquare = task.isLast ? random.shuffle(fit.filter(({ says }) => says === "")) : [];
  return [...new Set([...ofSquare, ...found, ...shown, ...again])];
}

/** A hunt of one square ends in all that it is about: its words and something of its place, a letter of each in turn. */
function inTurn({ word, place }: KindTask, words: readonly [string, string]): Key[] {
  const told = gravityOf(place) === "grave" ? [] : names(place);
  return [...told, ...county(place)].map((of) => {
    const parts = [...words, of.key];
    const key = Array.from({ length: word.length }, (_, i) => {
      const part = parts[i % parts.length] ?? "a";
      return part[Math.floor(i / parts.length) % part.length];
    }).join("");
    const what = of.legend.replace(/^Locked with /, "").replace(/\.$/, "");
    return {
      key,
      legend: `Locked with the first word of this square, the second word, and ${what}: a letter of each in turn.`,
      says: of.says,
      hint: `The key has a letter of the first word, one of the second, one of the name, and so on. ${of.hint}`,
      lacks: "the first two words, and a name of the place",
    };
  });
}

/**
 * Words that true lines leave out, where what is missing is a thing: there a synonym hardly serves. A child fills some of
 * them without a place, so that a hard plate has none, and a middling one such of which the library has others between
 * the same words.
 */
function gaps({ place, library, guard, isSaid, difficulty, random }: KindTask): Key[] {
  if (difficulty === "HARD") return [];
  return random.shuffle(gapsOf(place, guard)).flatMap(({ word, clue, source, form }) => {
    if (difficulty === "MEDIUM" && rivalsOfGap(library, { word, clue }) < fewestRivals) return [];
    if (form !== "fact" || word.length < 5 || isSaid(source)) return [];
    if (!isThing.test(clue) || /ed$|ing$|ly$/.test(word) || parts.test(clue)) return [];
    const first = difficulty === "EASY" ? `, and begins with ${word.charAt(0).toUpperCase()}` : "";
    return [
      {
        key: word,
        legend: `Locked with the word that is missing here: “${clue}”. It has ${inWords(word.length)} letters${first}.`,
        says: source,
        hint: `The line is true of this place. Its missing word begins with ${word.slice(0, 2).toUpperCase()}.`,
        lacks: "a true line of the place",
      },
    ];
  });
}

/** So many other words must fit a gap in a middling hunt. */
const fewestRivals = 3;

/** As many gaps stand beside the names of a place. */
const mostGaps = 2;

/** A gap at the end of what is said of a thing: "a ____, with", "its own ____". */
const isThing =
  /\b(?:a|an|the|its|his|her|their|own|old|first|\w+ing|\w+ed|of|two|three|four) ____(?:$|[,;]| (?:of|in|on|at|by|with|for|from|to|over|under|that|which|where|when|and|or|as|was|is|were|are)\b)/;

/** What other legends say of their keys. */
const parts = /first word|second word|last name|the year|county|in turn/;

function names(place: Place): Key[] {
  return place.people.flatMap(([name, deed]) => {
    const parts = name.split(/\s+/).filter((part) => !/^(?:Jr|Sr|I{1,3}|IV)\.?,?$/.test(part));
    const last = lastNameOf(name);
    if (last === null || parts.length > 4 || !/^[A-Z][a-z]{2,}$/.test(last) || deed.includes(","))
      return [];
    if (!parts.every((part) => /^\p{Lu}[\p{L}.'’-]*$/u.test(part))) return [];
    return [
      {
        key: last.toLowerCase(),
        legend: `Locked with the last name of whoever ${deed}.`,
        says: name,
        hint: `The last name has ${last.length} letters and begins with ${last.charAt(0)}.`,
        lacks: "a name of the place",
      },
    ];
  });
}

function years(place: Place): Key[] {
  return place.years.flatMap(([year, phrase]) =>
    /^(?:was|opened|became|began|burned|moved)\b/.test(phrase)
      ? [
          {
            key: String(year),
            legend: `Locked with the year in which this place ${phrase}.`,
            says: phrase,
            hint: `The year is one from ${Math.floor(year / 10)}0 to ${Math.floor(year / 10)}9; each digit moves a letter.`,
            lacks: "a year of the place",
          },
        ]
      : [],
  );
}

function county(place: Place): Key[] {
  const key = place.county.toLowerCase().replace(/[^a-z]/g, "");
  if (!/^[A-Za-z. ]+$/.test(place.county) || countyOnMap(place) === "") return [];
  // "Stands" may be a word of the name.
  return [
    "Locked with the name of the county in which this place stands.",
    "Locked with the name of its county.",
  ].map((legend) => ({
    key,
    legend,
    says: countyInWords(place.stateCode, place.county),
    hint: `The county has ${key.length} letters.`,
    lacks: "the county of the place",
  }));
}

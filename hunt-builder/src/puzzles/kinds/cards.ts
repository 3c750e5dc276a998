import { milesBetween } from "../../bearings.ts";
import { strengthsOf } from "../../material/strength.ts";
import { namesItself } from "../../names-itself.ts";
import type { Place } from "../../place.ts";
import { saysTown } from "../../says-town.ts";
import { isSolemn } from "../../words/solemn.ts";
import { type Kind, type KindTask, voiced } from "./kind.ts";
import { isShown } from "./statements.ts";

interface Card {
  of: Place;
  text: string;
  miles: number;
  nth: number;
}

const openings = [
  "Postcards without a sender, and without a name on the picture:",
  "{keeper} has friends all over, and they all wrote:",
  "A tour without a guide, and every stop is a landmark:",
  "Somebody set out from this place and sent a card from each stop:",
  "A rack of cards, and the names have faded off them:",
  "These came by post, one from each famous place on the road:",
  "{keeper} collects views, and asks you who is on them:",
  "A traveler wrote home and never said from where:",
];
const given = [
  "name each one, and take the letter that its stamp counts.",
  "the stamp says which letter of the name to keep.",
  "whoever knows what is on them can spell with them.",
  "each is worth one letter of its name, and the stamp says which.",
];
const byRoad = [
  "lay them by the road, the nearest to this place first, and take the letters that the stamps count.",
  "the nearest to this place speaks first; the stamps say with which letter.",
  "sort them by how far they came to this place, and spell with the letters that the stamps count.",
];

/** Other landmarks without their names, each worth a letter; a hard hunt has them by their distance from the place. */
export const cards: Kind = {
  kind: "cards",
  asks: "name",
  comes: "early",
  tone: "quiet",
  isSecond: true,
  make(task) {
    const { word, random, difficulty } = task;
    if (!task.lenient && word.length > (difficulty === "EASY" ? 5 : 6)) return null;
    const open = usableCards(task);
    // A road that runs out of places before the word does is told in its order.
    const road = difficulty === "HARD" ? choose(task, open, true) : null;
    const chosen = road ?? choose(task, open, false);
    const sorted = road !== null;
    const first = chosen?.[0];
    if (!chosen || !first) return null;
    const laid = sorted ? random.shuffle(chosen) : chosen;
    // It may be the answer, or stand in the name.
    const thing = task.guard.findLeak("landmark") === null ? "a landmark" : "a sight";
    return {
      prompt: voiced(random, openings, sorted ? byRoad : given, { keeper: task.keeper }),
      artefact: {
        kind: "cards",
        // A picture alone names hardly anything: every other one says where it was taken.
        cards: laid.map(({ of, text, nth }, at) => ({
          text,
          nth,
          ...((difficulty === "EASY" || at % 2 === 0) && { town: of.town }),
        })),
      },
      hints: [
        `Each card shows ${thing} of ${task.place.stock === "NATIONAL" ? "the country" : "this state"}; its stamp counts to a letter of its name, without “The”.`,
        `${difficulty === "EASY" ? "One" : "Another"} of them stands in ${(difficulty === "EASY" ? first : (laid[1] ?? first)).of.town}.`,
      ],
      howItWorks: `Each card shows ${thing}. Find its name (without “The”, and without spaces) and count to the letter that the stamp tells: 1 is the first letter.`,
      working: {
        explanation: `${chosen.map(({ of, nth }) => `${of.name} (letter ${nth}: ${lettersOf(of)[nth - 1]?.toUpperCase()})`).join(", ")}.`,
        wrong: [],
        accepted: [],
        steps: sorted ? 2 : 1,
        lacks: sorted ? "where the place is" : "",
      },
      says: [],
    };
  },
};

/** A card for each letter. @param sorted each a good deal farther from the place than the one before */
function choose(
  { word, random, lenient }: KindTask,
  open: readonly Card[],
  sorted: boolean,
): Card[] | null {
  const chosen: Card[] = [];
  for (const letter of word) {
    const after = chosen.at(-1);
    const fitting = open.flatMap((each) => {
      if (chosen.some(({ of }) => of === each.of)) return [];
      if (sorted && after && each.miles < after.miles * 1.12 + 2) return [];
      const at = lettersOf(each.of).indexOf(letter);
      return at < 0 || at > (lenient ? 15 : 7) ? [] : [{ ...each, nth: at + 1 }];
    });
    fitting.sort((a, b) => (sorted ? a.miles - b.miles : a.nth - b.nth));
    const few = fitting.slice(0, sorted ? 2 : 12);
    if (few.length === 0) return null;
    chosen.push(random.pick(few));
  }
  return chosen;
}

/** The letters of a name as one counts them. */
function lettersOf({ name }: Place): string {
  return name
    .toLowerCase()
    .replace(/^the /, "")
    .replace(/[^a-z]/g, "");
}

function usableCards(task: KindTask): Card[] {
  const { rivals, guard, place, library, random } = task;
  const stock = library.byStock.get(place.stock) ?? [];
  const may = new Set(rivals);
  return random.shuffle(stock).flatMap((of): Card[] => {
    if (!may.has(of) || of.aliases.length > 0 || isSolemn(of)) return [];
    if (of.town === place.town || guard.findLeak(of.town) !== null) return [];
    if (!/^[\w\s'’.&-]+$/.test(of.name)) return [];
    const strengths = strengthsOf(of);
    const text = random
      .shuffle(of.veiled.map((line, i) => ({ line, far: Number(strengths[i] === "far") })))
      .sort((a, b) => a.far - b.far)
      .map(({ line }) => line)
      .find(
        (line) =>
          line.length <= 110 &&
          guard.findLeak(line) === null &&
          !isShown(task, line) &&
          !namesItself(of, line) &&
          !saysTown(line, place),
      );
    if (text === undefined) return [];
    return [{ of, text, miles: milesBetween(place.point, of.point), nth: 1 }];
  });
}

import { type RegionTown, townsByRegion } from "../regions-of-towns.ts";
import { ofAnyWord } from "../solve/shelf.ts";
import { firstWordFor, byAlphabet as orderOf } from "./first-word.ts";
import { type Kind, type KindTask, piecesOf, voiced } from "./kind.ts";

const openings = [
  "Sixteen towns on sixteen tiles, swept off the map together:",
  "{keeper} shook the map until the towns fell off:",
  "A box of town signs, and no lines to put them back by:",
  "Sixteen signs, and {keeper} wants them sorted:",
  "Somebody took down the town signs of four corners of the map:",
  "Four families of four have been mixed at the station:",
];
const byName = [
  "four belong where this place is, and spell by the alphabet.",
  "this place has four neighbors among them; the alphabet puts them in order.",
  "find the four that share this place's {region}, and read them from A to Z.",
];
const byNorth = [
  "four belong where this place is, and read from north to south.",
  "this place has four neighbors among them; begin with the one in the north.",
  "find the four that share this place's {region}, and read them downward on the map.",
];

const chain =
  "Laid from north to south, the four are read in the order in which the first four letters of this square's first word stand in the alphabet, of two alike the left one first.";
/** Said where the first word says in which order they are read. */
const unsaid = [
  "four belong where this place is, and the first puzzle says how they are read.",
  "this place has four neighbors among them, in an order that was solved before.",
  "find the four that share this place's {region}; the first word puts them in order.",
];

/** So many towns of a region there are to choose four from. */
const mostAsked = 9;

/** The first so many of a long list that fit; the rest is not looked at. */
function firstOf<Item>(items: readonly Item[], most: number, fits: (item: Item) => boolean) {
  const found: Item[] = [];
  for (const item of items) {
    if (found.length === most) break;
    if (fits(item)) found.push(item);
  }
  return found;
}

/** Sixteen towns of four counties (states, in the nation's hunts): those of the place's own spell the word. */
export const groups: Kind = {
  kind: "groups",
  asks: "map",
  comes: "late",
  tone: "plain",
  isSecond: true,
  isChained: true,
  make(task) {
    const { word, place, random, difficulty, shelf } = task;
    const pieces = piecesOf(word, 4);
    if (pieces === null) return null;
    const wide = place.stock === "NATIONAL";
    const regions = townsByRegion(task.library, place, wide);
    const usable = [...regions.all.entries()].flatMap(([name, towns]) => {
      const open = firstOf(
        towns,
        mostAsked,
        (town) => task.guard.findLeak(town.name) === null && !town.name.includes(place.town),
      );
      return open.length >= 4 ? [{ name, towns: random.shuffle(open).slice(0, 4) }] : [];
    });
    const own = usable.find(({ name }) => name === regions.own);
    const others = random.shuffle(usable.filter((each) => each !== own)).slice(0, 3);
    if (!own || others.length < 3) return null;
    const north = difficulty !== "EASY";
    const wrong = findOthers(task, pieces, 3);
    if (wrong === null) return null;
    const key = firstWordFor(task, chain, 4);
    const order = key === null ? [] : orderOf(key, 4);
    const chained = order.some((at, i) => at !== i) ? order : null;
    const spelled = [own, ...others].map(({ name, towns }, i) => {
      const laid = [...towns].sort((a, b) => (north ? b.lat - a.lat : a.name < b.name ? -1 : 1));
      const read = chained ? chained.flatMap((at) => laid[at] ?? []) : laid;
      return {
        name,
        tiles: read.map((town, at) => ({
          text: town.name,
          letters: [pieces, ...wrong][i]?.[at] ?? "",
        })),
      };
    });
    const tiles = random.shuffle(spelled.flatMap((group) => group.tiles));
    if (new Set(tiles.map(({ text }) => text)).size < 16) return null;
    if (
      chained
        ? isLevel(own.towns)
        : hasTwoReadings(own.towns, spelled[0]?.tiles ?? [], north, ofAnyWord(shelf))
    )
      return null;
    const words = wrong.map((each) => each.join("").toLowerCase());
    const region = wide ? "state" : "county";
    const [first] = spelled[0]?.tiles ?? [];
    if (words.includes(word) || !shelf.isAnswer(word)) return null;
    return {
      prompt: voiced(random, openings, chained ? unsaid : north ? byNorth : byName, {
        keeper: task.keeper,
        region,
      }),
      artefact: { kind: "groups", tiles, ...(chained && { chain }) },
      hints: [
        `Four ${wide ? "states" : "counties"}, four towns of each; one is this place's own.${chained ? " The first word of this square orders them: number its first four letters by the alphabet." : ""}`,
        `${first?.text} is one of the four.`,
      ],
      howItWorks: `Sort the towns by ${region}. The four of the ${region} in which this place stands, in the order of the alphabet, spell the word.`,
      working: {
        explanation: `${chained ? `${key?.slice(0, 4).toUpperCase()} by the alphabet: ${chained.map((at) => at + 1).join(", ")} from the north. ` : ""}${own.name}: ${spelled[0]?.tiles.map(({ text, letters }) => `${text} ${letters}`).join(", ")}.`,
        trap: `The others spell ${spelled
          .slice(1)
          .map(({ name }, i) => `${words[i]?.toUpperCase()} (${name})`)
          .join(", ")}.`,
        wrong: words,
        accepted: [],
        steps: chained ? 3 : north ? 2 : 1,
        lacks: `the ${region} of the place${chained ? ", and the first word" : ""}`,
      },
      says: [],
    };
  },
};

/** Whether two towns lie too level to say which is farther north. */
function isLevel(towns: readonly RegionTown[]): boolean {
  const fromNorth = [...towns].sort((a, b) => b.lat - a.lat);
  return fromNorth.some(({ lat }, i) => (fromNorth[i - 1]?.lat ?? 90) - lat < 0.01);
}

/** Whether two towns lie too level to say which is farther north, or the other order spells a word too. */
function hasTwoReadings(
  towns: readonly RegionTown[],
  tiles: readonly { text: string; letters: string }[],
  north: boolean,
  shelf: KindTask["shelf"],
): boolean {
  const fromNorth = [...towns].sort((a, b) => b.lat - a.lat);
  const byAlphabet = [...towns].sort((a, b) => (a.name < b.name ? -1 : 1));
  const spell = (order: readonly RegionTown[]): string =>
    order
      .map(({ name }) => tiles.find(({ text }) => text === name)?.letters ?? "")
      .join("")
      .toLowerCase();
  const [asked, other] = north ? [fromNorth, byAlphabet] : [byAlphabet, fromNorth];
  return (
    (north && isLevel(towns)) || (spell(asked) !== spell(other) && shelf.isAnswer(spell(other)))
  );
}

function findOthers({ word, shelf, random }: KindTask, pieces: readonly string[], count: number) {
  const found: string[][] = [];
  const same = shelf.wordsOf(word.length).filter((each) => each !== word);
  for (let tries = 0; tries < 200 && found.length < count; tries++) {
    const cut = piecesOf(random.pick(same), pieces.length);
    if (cut && ![pieces, ...found].some((other) => other.join() === cut.join())) found.push(cut);
  }
  return found.length === count ? found : null;
}

import type { Place } from "../../place.ts";
import { dated } from "../../wording/dated.ts";
import type { ArtefactOf } from "../artefact.ts";
import { firstWords, readingOrders } from "./first-word.ts";
import type { KindSolver, Shelf } from "./shelf.ts";

type Line = ArtefactOf<"errata">["lines"][number];

/** Shorter words are not taken for misprints. */
const shortest = 3;
const letters = "abcdefghijklmnopqrstuvwxyz";

/**
 * Lines are mended by a letter in as many words as they have boxes, so that they say what the row of the place does; what
 * cannot be is not of it. Without the place any word may be mended to any other, and any line be a stranger.
 */
export const solveErrata: KindSolver<"errata"> = (task) => {
  const { artefact, place, shelf, answerLength } = task;
  return place === null ? readBlind(task) : readKnown(artefact, place, answerLength);

  function readKnown(
    { lines, chain }: ArtefactOf<"errata">,
    known: Place,
    length: number,
  ): string[] {
    const own = lines.map((line) => mendedTo(line, known, shelf)).filter((all) => all.length > 0);
    const ordersRead =
      chain === undefined
        ? [[...own.keys()]]
        : readingOrders(chain, firstWords(task.earlier), own.length);
    return ordersRead
      .flatMap((order) =>
        order
          .map((at) => own[at] ?? [])
          .reduce((ways, all) => ways.flatMap((way) => all.map((next) => way + next)), [""]),
      )
      .filter((word) => word.length === length && shelf.isAnswer(word));
  }
};

/** What a line's mended letters are, for each line of the place's row that comes of it. */
function mendedTo({ text, boxes, words }: Line, place: Place, shelf: Shelf): string[] {
  const said = [
    ...place.facts,
    ...place.veiled,
    ...place.years.map(([year, phrase]) => dated(phrase, year)),
    ...place.people.map(([name, deed]) => `${name} ${deed}`),
  ];
  const tokens = text.split(" ");
  const found = said.flatMap((meant): string[] => {
    const others = meant.split(" ");
    if (meant.length !== text.length || others.length !== tokens.length) return [];
    const wrong = tokens.flatMap((token, at) => (token === others[at] ? [] : [at]));
    if (wrong.length !== boxes || words?.some((nth, i) => wrong[i] !== nth - 1)) return [];
    const right = wrong.map((at) => {
      const [token = "", other = ""] = [tokens[at], others[at]];
      const differs = [...token].flatMap((letter, i) => (letter === other[i] ? [] : [other[i]]));
      const isWord = shelf.isWord(bare(token)) && shelf.isWord(bare(other));
      return differs.length === 1 && isWord ? (differs[0] ?? "") : "";
    });
    return right.includes("") ? [] : [right.join("")];
  });
  return [...new Set(found)];
}

function bare(token: string): string {
  return token.replace(/[^a-z]/g, "");
}

/** Every word of the list that mended lines can spell, whatever they say. */
function readBlind({
  artefact: { lines, chain },
  answerLength,
  earlier,
  shelf,
}: Parameters<KindSolver<"errata">>[0]): string[] {
  const masks = lines.map((line) => masksOf(line, shelf));
  const sizes = lines.map(({ boxes }) => boxes);
  const ways: number[][] = [];
  for (let some = 1; some < 1 << lines.length; some++) {
    const taken = [...lines.keys()].filter((at) => some & (1 << at));
    if (taken.reduce((sum, at) => sum + (sizes[at] ?? 0), 0) !== answerLength) continue;
    const orders =
      chain === undefined
        ? [[...taken.keys()]]
        : readingOrders(chain, firstWords(earlier), taken.length).slice(0, mostOrders);
    for (const order of orders) ways.push(order.flatMap((nth) => masks[taken[nth] ?? 0] ?? []));
  }
  return shelf
    .wordsOf(answerLength)
    .filter((word) => ways.some((way) => way.every((mask, i) => mask & bitOf(word, i))));
}

/** Orders of lines that are tried where nobody knows the first word. */
const mostOrders = 24;

function bitOf(word: string, at: number): number {
  return 1 << (word.charCodeAt(at) - 97);
}

/** For each box of a line the letters that may be meant, a bit for each. */
function masksOf({ text, boxes, words }: Line, shelf: Shelf): number[] {
  const tokens = text.split(" ").map((token) => (/^[a-z]+[,;:.]?$/.test(token) ? bare(token) : ""));
  const masks = tokens.map((token) => (token.length < shortest ? 0 : maskOf(token, shelf)));
  const any = masks.reduce((all, mask) => all | mask, 0);
  return Array.from({ length: boxes }, (_, box) => {
    const nth = words?.[box];
    return nth === undefined ? any : (masks[nth - 1] ?? 0);
  });
}

/** The letters that make another word of one. */
function maskOf(token: string, shelf: Shelf): number {
  let mask = 0;
  for (let at = 0; at < token.length; at++)
    for (const letter of letters)
      if (
        letter !== token[at] &&
        (mask & bitOf(letter, 0)) === 0 &&
        shelf.isWord(token.slice(0, at) + letter + token.slice(at + 1))
      )
        mask |= bitOf(letter, 0);
  return mask;
}

import type { Hook } from "../clue-writer.ts";
import type { HuntDraft, SquareDraft } from "../hunt.ts";
import { offlineWriter } from "../offline/offline-writer.ts";
import { solvedSquares, solveMeta } from "../puzzles/solve/meta.ts";
import { ofAnyWord, shelfOf } from "../puzzles/solve/shelf.ts";
import { seeded } from "../random.ts";
import { sentencesOf } from "../sentences-of.ts";
import {
  answersOf,
  buildSquare,
  feedersOf,
  pinSeedOf,
  shownIn,
  type Workshop,
} from "./build-hunt.ts";

export interface Renewed {
  square: SquareDraft;
  /** What its story says of the hunt. */
  hook?: Hook;
}

/**
 * The last square written anew where it no longer comes out of the squares before it; null where it does, or
 * where the hunt has none that does.
 */
export async function renewLast(
  shop: Workshop,
  hunt: Pick<HuntDraft, "variant" | "difficulty" | "theme" | "seed" | "state">,
  squares: readonly SquareDraft[],
): Promise<Renewed | null> {
  const last = squares.at(-1);
  const before = squares.slice(0, -1);
  const place = last && shop.library.findPlace(last.placeId);
  if (!last || !place || hunt.variant !== "DIGITAL") return null;
  const solved = solvedSquares(shop.library, before);
  const words = last.words.split(".");
  const isStale = last.puzzles.some(
    ({ artefact, answerLength, word }) =>
      artefact?.kind.startsWith("meta_") &&
      solveMeta(artefact, answerLength, solved, ofAnyWord(shelfOf(shop))).join() !==
        words[word - 1],
  );
  if (!isStale) return null;
  const others = before.flatMap((square) => shop.library.findPlace(square.placeId) ?? []);
  const about = { ...hunt, aiResistant: false, includeDecoys: last.decoyClues.length > 0 };
  const { square, hook } = await buildSquare(shop, { writer: offlineWriter }, about, {
    place,
    sequenceNum: last.sequenceNum,
    apart: [...others, place],
    shapes: new Set(before.flatMap((each) => each.shapes)),
    sentences: new Set(sentencesOf({ squares: [...before] })),
    shown: shownIn(before),
    answers: answersOf(before),
    seed: pinSeedOf(hunt),
    random: seeded(`${hunt.seed}|last|${before.map((each) => each.words).join(" ")}`),
    feeders: feedersOf(shop.library, before),
  });
  return { square, ...(hook && { hook }) };
}

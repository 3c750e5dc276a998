import type { AddressGrid } from "./address-grid.ts";
import {
  answersOf,
  buildHunt,
  buildSquare,
  feedersOf,
  type OnSquare,
  pinSeedOf,
  shownIn,
  type Workshop,
} from "./building/build-hunt.ts";
import { fits } from "./building/fits.ts";
import { isNamedAfter } from "./building/picture-names.ts";
import { renewLast } from "./building/renew-last.ts";
import { retold, withStory } from "./building/retell.ts";
import type { SecondAttack } from "./building/rewrite.ts";
import { routeOf } from "./building/route.ts";
import { type PublicLines, publicLinesOf } from "./building/unspent.ts";
import type { ClueWriter } from "./clue-writer.ts";
import type {
  Difficulty,
  HuntDraft,
  HuntRequest,
  HuntVariant,
  SquareDraft,
  Validation,
} from "./hunt.ts";
import type { Library } from "./library.ts";
import { offlineWriter } from "./offline/offline-writer.ts";
import type { Place } from "./place.ts";
import type { Lexicon } from "./puzzles/lexicon.ts";
import { seeded } from "./random.ts";
import { createSearchability, openingScore, type UpTo } from "./search/searchability.ts";
import { sentencesOf } from "./sentences-of.ts";
import { tripOf } from "./stands/trip.ts";
import { validateHunt } from "./validation/validate.ts";
import { sentencesIn } from "./wording/sentences.ts";

export interface BuildOptions {
  /** The offline writer where none is given. */
  writer?: ClueWriter;
  /** Asked for the place of each clue that search does not find; the higher score counts. */
  secondAttack?: SecondAttack;
  onSquare?: OnSquare;
  /** How far search is tried on each square; on all that it shows in the end where nothing is said. */
  upTo?: UpTo;
}

/** An easy clue says first what sort of place it is: "City hall: Two brothers drew it." */
const kindBefore = /^[^:.?!]{1,40}: /;

/** A square written anew, and what of its hunt follows from it. */
export interface RewrittenSquare
  extends Pick<HuntDraft, "description" | "route" | "routeMiles" | "trip" | "estimatedDuration"> {
  square: SquareDraft;
  /** The last square, where it had to follow. */
  last?: SquareDraft;
  /** Of the squares alone. */
  warnings: string[];
}

export interface SquareChange {
  seed: string;
  /** Another place instead of the square's own. */
  placeId?: string;
  aiResistant?: boolean;
  includeDecoys?: boolean;
  writer?: ClueWriter;
  secondAttack?: SecondAttack;
}

/** Builds, scores and checks hunts over one library and one grid. */
export interface HuntBuilder {
  library: Library;
  /** @throws TooFewPlaces */
  build(request: HuntRequest, options?: BuildOptions): Promise<HuntDraft>;
  /** The month's free hunt: one digital square. @param month "2026-11" */
  buildFree(about: {
    month: string;
    seed: string;
    usedPlaceIds?: ReadonlySet<string>;
  }): Promise<HuntDraft>;
  /**
   * The square anew, or at another place; the other squares stay. A duration that was set by hand stays too.
   * @throws on an unknown square or place
   */
  rewriteSquare(
    hunt: HuntDraft,
    sequenceNum: number,
    change: SquareChange,
  ): Promise<RewrittenSquare>;
  /**
   * Whether a square of the hunt may go to the place: none that the hunt's own texts name; physical ones where a
   * person can stand, within the hunt's limits and a day's drive of the squares beside it.
   */
  fits(hunt: HuntDraft, sequenceNum: number, place: Place): boolean;
  /** The square with its attacks and score measured again, after its texts were edited. */
  score(square: SquareDraft, hunt: { variant: HuntVariant; difficulty: Difficulty }): SquareDraft;
  /** @param usedSentences normalised sentences of the stock's other hunts; one found again is a warning */
  validate(hunt: HuntDraft, usedSentences?: ReadonlySet<string>): Validation;
}

const offline = { writer: offlineWriter };

/** @param parts the library, the grid with its key, and the address words with their meanings */
export function createHuntBuilder(parts: {
  library: Library;
  grid: AddressGrid;
  lexicon: Lexicon;
}): HuntBuilder {
  const { library } = parts;
  const shop: Workshop = { ...parts, searchability: createSearchability(library) };
  return {
    library,
    build: (request, options = {}) =>
      buildHunt(
        shop,
        {
          writer: options.writer ?? offlineWriter,
          second: options.secondAttack,
          upTo: options.upTo,
        },
        request,
        options.onSquare,
      ),
    async buildFree({ month, seed, usedPlaceIds }) {
      const draft = await buildHunt(shop, offline, {
        state: "FREE",
        variant: "DIGITAL",
        difficulty: "EASY",
        seed: `${seed}|${month}`,
        totalSquares: 1,
        includeDecoys: false,
        ...(usedPlaceIds ? { usedPlaceIds } : {}),
      });
      const named = new Date(`${month}-15T12:00:00Z`).toLocaleDateString("en-US", {
        month: "long",
        year: "numeric",
        timeZone: "UTC",
      });
      return {
        ...draft,
        name: `Free Hunt, ${named}`,
        description:
          "One square, three puzzles, three free hints: a real landmark somewhere in the country, to be solved from a chair.",
        estimatedDuration: 15,
      };
    },
    async rewriteSquare(hunt, sequenceNum, change) {
      const old = hunt.squares.find((square) => square.sequenceNum === sequenceNum);
      if (old === undefined) throw new Error(`the hunt has no square ${sequenceNum}`);
      const place = library.findPlace(change.placeId ?? old.placeId);
      if (place === null) throw new Error(`no place is called ${change.placeId}`);
      const others = hunt.squares.filter((square) => square !== old);
      const apart = others.flatMap((square) => library.findPlace(square.placeId) ?? []);
      const request = {
        variant: hunt.variant,
        difficulty: hunt.difficulty,
        aiResistant: change.aiResistant ?? false,
        includeDecoys: change.includeDecoys ?? true,
        theme: hunt.theme,
      };
      const crew = { writer: change.writer ?? offlineWriter, second: change.secondAttack };
      const { square, warnings, hook } = await buildSquare(shop, crew, request, {
        place,
        sequenceNum,
        apart: [...apart, place],
        shapes: new Set(others.flatMap((each) => each.shapes)),
        // What is written anew reads anew.
        sentences: new Set([
          ...sentencesOf({ squares: others }),
          ...sentencesIn(old.clue.mainClue),
          ...sentencesIn(old.clue.mainClue.replace(kindBefore, "")),
        ]),
        shown: shownIn(others),
        answers: answersOf(others),
        seed: pinSeedOf(hunt),
        random: seeded(`${change.seed}|${hunt.seed}|${sequenceNum}`),
        feeders:
          hunt.variant === "DIGITAL" && sequenceNum === hunt.squares.length
            ? feedersOf(library, others)
            : [],
      });
      const written = hunt.squares.map((each) => (each === old ? square : each));
      const renewed = await renewLast(shop, hunt, written);
      const last = renewed?.square;
      const squares = last ? [...written.slice(0, -1), last] : written;
      if (last)
        warnings.push(
          `Square ${last.sequenceNum}: written anew, because it comes out of the squares before it.`,
        );
      const after = routeOf({ ...hunt, squares });
      const isOwn = hunt.estimatedDuration === routeOf(hunt).estimatedDuration;
      const estimatedDuration = isOwn ? after.estimatedDuration : hunt.estimatedDuration;
      const placesOf = (some: readonly SquareDraft[]): Place[] =>
        some.flatMap((each) => library.findPlace(each.placeId) ?? []);
      const places = placesOf(squares);
      const told = (some: readonly SquareDraft[]): PublicLines =>
        publicLinesOf(placesOf(some), some, hunt);
      const before = { ...routeOf(hunt), ...told(hunt.squares) };
      const story = renewed?.hook ?? hook;
      const retoldWay = retold(library, hunt, before, { ...after, ...told(squares) });
      const description = story ? withStory(retoldWay, place, story) : retoldWay;
      if (description !== retoldWay)
        warnings.push(
          `Square ${hunt.squares.length}: it is told in another story now, and the hunt's name may be of the one before.`,
        );
      const left = library.findPlace(old.placeId);
      if (left !== null && left !== place && isNamedAfter(hunt.name, left))
        warnings.push(
          `Square ${sequenceNum}: the hunt is named by a picture of the place that was here.`,
        );
      const trip = hunt.variant === "PHYSICAL" ? { trip: tripOf(places, after.route) } : {};
      const also = last && last.sequenceNum !== sequenceNum ? { last } : {};
      return { ...after, ...trip, ...also, square, warnings, description, estimatedDuration };
    },
    fits: (hunt, sequenceNum, place) => fits(library, hunt, sequenceNum, place),
    score(square, hunt) {
      const place = library.findPlace(square.placeId);
      if (place === null) throw new Error(`no place is called ${square.placeId}`);
      const asked = square.attacks.filter(({ stage }) => stage === "model");
      const attacks = [...shop.searchability.stages(square, place, hunt), ...asked];
      return { ...square, attacks, searchabilityScore: openingScore(attacks) };
    },
    validate: (hunt, usedSentences) => validateHunt(hunt, parts, usedSentences),
  };
}

import type { AddressGrid } from "../address-grid.ts";
import { milesBetween } from "../bearings.ts";
import type { SquareTask, SquareText } from "../clue-writer.ts";
import type { HuntDraft, HuntRequest, SquareDraft } from "../hunt.ts";
import { leakGuard } from "../leaks.ts";
import type { Library } from "../library.ts";
import type { Place, Point } from "../place.ts";
import type { Lexicon } from "../puzzles/lexicon.ts";
import { type Random, seeded } from "../random.ts";
import type { Searchability } from "../search/searchability.ts";
import { textsOf } from "../sentences-of.ts";
import { sentencesIn } from "../wording/sentences.ts";
import { kindWords } from "../words/kinds.ts";
import { ownWords } from "./own-words.ts";
import { type Crew, resistantBelow, writeUntilResistant } from "./rewrite.ts";
import { orderForTravel, routeOf } from "./route.ts";
import { selectPlaces } from "./select-places.ts";
import { themeWarning } from "./theme.ts";
import { themeFor, titleOf } from "./titles.ts";

/** What building needs besides the request. */
export interface Workshop {
  library: Library;
  grid: AddressGrid;
  lexicon: Lexicon;
  searchability: Searchability;
}

/** Hears of each finished square, and is waited for: it may take a moment, or end the work by throwing. */
export type OnSquare = (square: SquareDraft, of: number) => void | Promise<void>;

/**
 * Builds a hunt.
 * @throws TooFewPlaces; whatever onSquare throws, or the writer for a square after its last round
 */
export async function buildHunt(
  shop: Workshop,
  crew: Crew,
  request: HuntRequest,
  onSquare: OnSquare = () => {},
): Promise<HuntDraft> {
  const random = seeded(
    `${request.seed}|${request.state}|${request.variant}|${request.difficulty}`,
  );
  const physical = request.variant === "PHYSICAL";
  const chosen = selectPlaces(shop.library, request, random.fork("places"));
  const places = physical ? orderForTravel(chosen) : chosen;
  const shapes = new Set<string>();
  const sentences = new Set(request.usedSentences);
  const warnings: string[] = [];
  const squares: SquareDraft[] = [];
  for (const [i, place] of places.entries()) {
    const made = await buildSquare(shop, crew, request, {
      place,
      sequenceNum: i + 1,
      apart: places,
      shapes,
      sentences,
      random: random.fork(`square ${i + 1}`),
    });
    squares.push(made.square);
    warnings.push(...made.warnings);
    await onSquare(made.square, places.length);
  }
  const stateName =
    places[0] && request.state !== "NATIONAL" && request.state !== "FREE"
      ? places[0].stateName
      : "The Nation";
  const way = routeOf({ squares, variant: request.variant, difficulty: request.difficulty });
  const theme = request.theme?.trim() || themeFor(request.variant, random.fork("theme"));
  const title = titleOf(
    {
      stateName,
      variant: request.variant,
      difficulty: request.difficulty,
      places,
      miles: way.routeMiles,
    },
    request.usedNames ?? new Set(),
    random.fork("title"),
  );
  const misfit = themeWarning(request.theme?.trim() ?? "", places);
  if (misfit !== null) warnings.push(misfit);
  return {
    ...title,
    state: request.state,
    type: request.state === "NATIONAL" || request.state === "FREE" ? "NATIONAL" : "STATE",
    variant: request.variant,
    difficulty: request.difficulty,
    theme,
    totalSquares: places.length,
    ...(request.prizeSats === undefined ? {} : { prizeSats: request.prizeSats }),
    ...way,
    squares,
    seed: request.seed,
    warnings,
  };
}

/** What is particular to one square; shapes and sentences grow with every square built. */
export interface SquarePlan {
  place: Place;
  sequenceNum: number;
  /** Places of the hunt, whose truths must not serve as decoys. */
  apart: readonly Place[];
  shapes: Set<string>;
  sentences: Set<string>;
  random: Random;
}

/** Builds one square, rewriting it while search finds it where the request asks for resistance. */
export async function buildSquare(
  shop: Workshop,
  crew: Crew,
  request: Pick<HuntRequest, "variant" | "difficulty" | "aiResistant" | "includeDecoys" | "theme">,
  plan: SquarePlan,
): Promise<{ square: SquareDraft; warnings: string[] }> {
  const { place, sequenceNum, random } = plan;
  const address = findAddress(shop, place, request.variant === "DIGITAL");
  const task: SquareTask = {
    place,
    surroundings: shop.library.surroundings(place),
    variant: request.variant,
    difficulty: request.difficulty,
    sequenceNum,
    words: address.words,
    theme: request.theme ?? "",
    decoyPlaces: request.includeDecoys === false ? [] : decoysFor(shop.library, place, plan.apart),
    round: 0,
    random: random.fork("round 0"),
    lexicon: shop.lexicon,
    gazetteer: shop.library.gazetteer,
    usedShapes: plan.shapes,
    usedSentences: plan.sentences,
  };
  const written = await writeUntilResistant(
    shop.searchability,
    crew,
    task,
    request.aiResistant === true,
    random,
  );
  const square = assemble(shop, written.text, address, plan, crew.writer.name);
  square.searchabilityScore = Math.max(square.searchabilityScore, written.score);
  for (const shape of square.shapes) plan.shapes.add(shape);
  for (const text of textsOf(square))
    for (const each of sentencesIn(text)) plan.sentences.add(each);
  const about = [...(written.text.warnings ?? [])];
  if (written.unasked) about.push("the model could not be asked for the place.");
  const score = square.searchabilityScore;
  if (request.aiResistant && score >= resistantBelow)
    about.push(`the clue is still found (${score}) after ${written.rounds} rewrites.`);
  return { square, warnings: about.map((each) => `Square ${sequenceNum}: ${each}`) };
}

function assemble(
  shop: Workshop,
  text: SquareText,
  address: { words: string; center: Point },
  { place, sequenceNum }: SquarePlan,
  writer: string,
): SquareDraft {
  const [hint1, hint2, hint3] = text.hints;
  const square = { clue: { mainClue: text.mainClue }, clues: text.clues, hint1, hint2, hint3 };
  const attacks = shop.searchability.stages(square, place);
  return {
    sequenceNum,
    words: address.words,
    center: address.center,
    placeId: place.id,
    ...square,
    landmarks: [place.name, ...place.aliases],
    decoyClues: text.decoyClues,
    puzzles: text.puzzles,
    searchabilityScore: attacks[0]?.score ?? 0,
    attacks,
    surveyed: false,
    shapes: text.shapes,
    writer: text.writer ?? writer,
  };
}

/**
 * The address of a place's own square. A digital square may take one a few steps off, where the
 * words of the first stand in the landmark's story and would give themselves away.
 */
function findAddress(
  shop: Workshop,
  place: Place,
  mayMove: boolean,
): { words: string; center: Point } {
  const steps = mayMove ? [0, 1, -1, 2, -2, 3, -3, 4, -4] : [0];
  const story = [...place.facts, ...place.veiled, ...place.years.map(([, phrase]) => phrase)].join(
    " ",
  );
  for (const north of steps)
    for (const east of steps) {
      const point = {
        lat: place.point.lat + north * 0.00003,
        lng: place.point.lng + east * 0.00004,
      };
      const found = shop.grid.encode(point);
      if (found === null) continue;
      const words = found.words.split(".");
      const hard =
        words.some((word) => word.length < 4 || ownWords.has(word)) ||
        leakGuard({ name: "", aliases: [], stateName: "" }, words).findLeak(story) !== null;
      if (!mayMove || (!hard && new Set(words).size === 3)) return found;
    }
  const own = shop.grid.encode(place.point);
  if (own === null) throw new Error(`${place.id} lies outside the grid`);
  return own;
}

/** Beyond this a truth about another place no longer misleads anybody. */
const stillNearMi = 150;

/** Miles added for an odd sort: one of the same kind comes first, then of the same family, then any. */
function oddness(a: Place, b: Place, miles: number): number {
  if (miles > stillNearMi) return 3 * stillNearMi;
  if (a.kind === b.kind) return 0;
  return kindWords(a.kind).family === kindWords(b.kind).family ? stillNearMi : 2 * stillNearMi;
}

/** Places whose truths may mislead here: near, of the same kind before others, not in the hunt. */
function decoysFor(library: Library, place: Place, apart: readonly Place[]): Place[] {
  const near = (library.byStock.get(place.stock) ?? []).filter(
    (each) => each.id !== place.id && !apart.includes(each),
  );
  return near
    .map((each) => {
      const miles = milesBetween(place.point, each.point);
      return { each, cost: miles + oddness(each, place, miles) };
    })
    .sort((a, b) => a.cost - b.cost)
    .slice(0, 20)
    .map(({ each }) => each);
}

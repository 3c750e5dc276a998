import type { AddressGrid } from "../address-grid.ts";
import type { Hook, SquareTask } from "../clue-writer.ts";
import type { HuntDraft, HuntRequest, SquareDraft } from "../hunt.ts";
import type { Library } from "../library.ts";
import { wishedFor } from "../offline/last-story.ts";
import { toldOf } from "../offline/told-of.ts";
import type { Place, Point } from "../place.ts";
import type { Working } from "../puzzles/artefact.ts";
import { textsOf } from "../puzzles/artefact-texts.ts";
import type { Lexicon } from "../puzzles/lexicon.ts";
import type { Feeder } from "../puzzles/meta/feeder.ts";
import { metasInOrder } from "../puzzles/meta/metas.ts";
import { shelfOf } from "../puzzles/solve/shelf.ts";
import { type Random, seeded } from "../random.ts";
import { searchOf } from "../search/search-of-place.ts";
import { openingScore, type Searchability } from "../search/searchability.ts";
import { ownSentencesOf } from "../sentences-of.ts";
import { squareStandOf, tripOf } from "../stands/trip.ts";
import { closeTelling } from "./close-telling.ts";
import { decoysFor, kinAbroad } from "./decoy-places.ts";
import { findAddress } from "./find-address.ts";
import { aboutHunt, randomOf } from "./retell.ts";
import { type Crew, resistantBelow, type Written, writeUntilResistant } from "./rewrite.ts";
import { orderForTravel, routeOf } from "./route.ts";
import { selectPlaces } from "./select-places.ts";
import { themeWarning } from "./theme.ts";
import { themeFor } from "./theme-words.ts";
import { withThread } from "./thread.ts";
import { titleOf } from "./titles.ts";
import { publicLinesOf } from "./unspent.ts";

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
  const random = randomOf(request);
  const physical = request.variant === "PHYSICAL";
  const chosen = selectPlaces(shop.library, request, random.fork("places"));
  const places = physical ? orderForTravel(chosen) : chosen;
  const shapes = new Set<string>();
  const sentences = new Set(request.usedSentences);
  const shown = new Set<string>();
  const warnings: string[] = [];
  const squares: SquareDraft[] = [];
  let hook: Hook | undefined;
  for (const [i, place] of places.entries()) {
    const made = await buildSquare(shop, crew, request, {
      place,
      sequenceNum: i + 1,
      apart: places,
      shapes,
      sentences,
      shown,
      answers: answersOf(squares),
      seed: pinSeedOf(request),
      random: random.fork(`square ${i + 1}`),
      feeders: physical || i + 1 < places.length ? [] : feedersOf(shop.library, squares),
    });
    hook = made.hook;
    squares.push(made.square);
    warnings.push(...made.warnings);
    await onSquare(made.square, places.length);
  }
  const way = routeOf({ squares, variant: request.variant, difficulty: request.difficulty });
  const theme = request.theme?.trim() || themeFor(request.variant, places, random.fork("theme"));
  const trip = physical ? tripOf(places, way.route) : null;
  const title = titleOf(
    {
      ...aboutHunt(shop.library, request, {
        ...publicLinesOf(places, squares, request),
        miles: way.routeMiles,
        trip,
      }),
      ...(hook && { hook }),
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
    ...(trip && { trip }),
    squares: hook ? withThread(shop.library, squares, hook.thread, sentences) : squares,
    seed: request.seed,
    warnings,
  };
}

/** What is particular to one square; shapes, sentences and what was shown grow with every square built. */
export interface SquarePlan {
  place: Place;
  sequenceNum: number;
  /** Places of the hunt, whose truths must not serve as decoys. */
  apart: readonly Place[];
  shapes: Set<string>;
  sentences: Set<string>;
  /** Lines that the hunt shows: its puzzles, clues and decoys. */
  shown: Set<string>;
  /** The words of its other squares. */
  answers: ReadonlySet<string>;
  /** The hunt's own, which its pins are moved by. */
  seed: string;
  random: Random;
  /** The squares before the last one of a digital hunt; empty for the others. */
  feeders: readonly Feeder[];
}

/** What the pins of a hunt are moved by: another hunt at the same place has another pin. */
export function pinSeedOf(hunt: Pick<HuntRequest, "seed" | "state" | "difficulty">): string {
  return `${hunt.seed}|${hunt.state}|${hunt.difficulty}`;
}

/** Builds one square, rewriting it while search finds it where the request asks for resistance. */
export async function buildSquare(
  shop: Workshop,
  crew: Crew,
  request: Pick<HuntRequest, "variant" | "difficulty" | "aiResistant" | "includeDecoys" | "theme">,
  plan: SquarePlan,
): Promise<{ square: SquareDraft; warnings: string[]; hook?: Hook }> {
  const { place, sequenceNum, random } = plan;
  const { difficulty } = request;
  const shelf = shelfOf(shop);
  const endings = metasInOrder(difficulty, seeded(`${plan.seed}|ending`));
  const address = findAddress(shop.grid, place, request.variant, plan.seed, {
    taken: plan.answers,
    wished: wishedFor({ place, difficulty, shelf, feeders: plan.feeders }, endings),
  });
  const likely = decoysFor(shop.library, place, plan.apart);
  const task: SquareTask = {
    place,
    surroundings: shop.library.surroundings(place),
    variant: request.variant,
    difficulty,
    sequenceNum,
    words: address.words,
    theme: request.theme ?? "",
    decoyPlaces: request.includeDecoys === false ? [] : likely,
    stockmates: shop.library.byStock.get(place.stock) ?? [],
    ...(request.variant === "PHYSICAL" &&
      difficulty === "HARD" && { strangers: shop.library.strangersNear(place) }),
    huntmates: plan.apart,
    round: 0,
    random: random.fork("round 0"),
    rise: plan.apart.length < 2 ? 0 : Math.min(1, (sequenceNum - 1) / (plan.apart.length - 1)),
    alone: plan.apart.length === 1,
    shelf,
    search: searchOf(shop.searchability, place),
    feeders: plan.feeders,
    endings,
    rivals: request.variant === "DIGITAL" ? likely : kinAbroad(shop.library, place),
    lexicon: shop.lexicon,
    gazetteer: shop.library.gazetteer,
    usedShapes: plan.shapes,
    usedSentences: plan.sentences,
    shownLines: plan.shown,
  };
  const written = await writeUntilResistant(
    shop.searchability,
    crew,
    task,
    request.aiResistant === true,
    random,
  );
  const square = assemble(shop, crew, { request, plan, address, written });
  const stand = request.variant === "PHYSICAL" ? squareStandOf(place) : null;
  if (stand) square.stand = stand;
  for (const shape of square.shapes) plan.shapes.add(shape);
  for (const each of ownSentencesOf(square)) plan.sentences.add(each);
  for (const each of shownIn([square])) plan.shown.add(each);
  const about = [...(written.text.warnings ?? [])];
  if (written.unasked) about.push("the model could not be asked for the place.");
  const score = square.searchabilityScore;
  if (request.aiResistant && score >= resistantBelow)
    about.push(
      written.score >= resistantBelow
        ? `the clue is still found (${score}) after ${written.rounds} rewrites.`
        : `its clue resists a search (${written.score}), the lines beside it do not (${score}).`,
    );
  const { hook } = written.text;
  const warnings = about.map((each) => `Square ${sequenceNum}: ${each}`);
  return { square, warnings, ...(hook && { hook }) };
}

/** Lines and names that squares show: in their puzzles, in a clue that leads from another place, in a decoy. */
export function shownIn(squares: readonly SquareDraft[]): Set<string> {
  return new Set(
    squares.flatMap(({ puzzles, workings = [], clue, decoyClues }) => [
      ...puzzles.flatMap(({ artefact }) => (artefact ? textsOf(artefact) : [])),
      // What is misprinted is read as it was meant.
      ...puzzles.flatMap(({ kind, word }) =>
        kind === "errata" ? quotedIn(workings.find((each) => each.word === word)) : [],
      ),
      clue.mainClue,
      ...decoyClues,
    ]),
  );
}

/** Lines that a worked solution quotes. */
function quotedIn(working: Working | undefined): string[] {
  const { explanation = "", trap = "" } = working ?? {};
  return [...`${explanation} ${trap}`.matchAll(/“([^”]+)”/g)].map(([, line = ""]) => line);
}

/** The words of squares. */
export function answersOf(squares: readonly SquareDraft[]): Set<string> {
  return new Set(squares.flatMap(({ words }) => words.split(".")));
}

/** Squares as whoever solved them knows them. */
export function feedersOf(library: Library, squares: readonly SquareDraft[]): Feeder[] {
  return squares.flatMap(({ placeId, words, told, workings = [] }) => {
    const place = library.findPlace(placeId);
    if (place === null || told === undefined) return [];
    return [
      { place, told, words: words.split("."), wrong: workings.flatMap(({ wrong }) => wrong) },
    ];
  });
}

function assemble(
  shop: Workshop,
  crew: Crew,
  about: {
    request: Pick<HuntRequest, "variant" | "difficulty" | "aiResistant">;
    plan: SquarePlan;
    address: { words: string; center: Point };
    written: Written;
  },
): SquareDraft {
  const { request, plan, address, written } = about;
  const { place, sequenceNum } = plan;
  const { text, asked } = written;
  const [hint1, hint2, hint3] = text.hints;
  const graded = request.aiResistant === true && request.variant === "PHYSICAL";
  const clues = graded
    ? closeTelling(shop.searchability, { ...text, difficulty: request.difficulty }, place)
    : text.clues;
  const square = { clue: { mainClue: text.mainClue }, clues, hint1, hint2, hint3 };
  const searched = shop.searchability.stages(square, place, request, crew.upTo);
  const attacks = [...searched, ...(asked ? [asked] : [])];
  return {
    sequenceNum,
    words: address.words,
    center: address.center,
    placeId: place.id,
    ...square,
    landmarks: [place.name, ...place.aliases],
    decoyClues: text.decoyClues,
    puzzles: text.puzzles,
    ...(text.workings && { workings: text.workings }),
    told: text.told ?? toldOf(place),
    searchabilityScore: openingScore(attacks),
    attacks,
    surveyed: false,
    shapes: text.shapes,
    writer: text.writer ?? crew.writer.name,
  };
}

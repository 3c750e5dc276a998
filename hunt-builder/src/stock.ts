import type { BuildOptions, HuntBuilder } from "./builder.ts";
import type { Difficulty, HuntDraft, HuntRequest, HuntVariant } from "./hunt.ts";
import type { Library } from "./library.ts";
import { seeded } from "./random.ts";
import { sentencesOf } from "./sentences-of.ts";

const difficulties: readonly Difficulty[] = ["EASY", "MEDIUM", "HARD"];
const variants: readonly HuntVariant[] = ["PHYSICAL", "DIGITAL"];

/**
 * The requests of a Generate All: per state of the library three physical and three digital hunts,
 * EASY, MEDIUM and HARD; all but the EASY ones resist search. States in order of the alphabet,
 * NATIONAL last.
 */
export function planStock(library: Library, seed: string): HuntRequest[] {
  const states = [...library.byStock.keys()].sort(
    (a, b) => Number(a === "NATIONAL") - Number(b === "NATIONAL") || (a < b ? -1 : 1),
  );
  return states.flatMap((state) =>
    variants.flatMap((variant) =>
      difficulties.map((difficulty) => ({
        state,
        variant,
        difficulty,
        seed: `${seed}|${state}|${variant}|${difficulty}`,
        totalSquares: 10,
        aiResistant: difficulty !== "EASY",
        includeDecoys: true,
      })),
    ),
  );
}

/**
 * Which difficulty of a state's three opens first, by "STATE|VARIANT": each stands over a third of the live
 * hunts of either variant, and a state's two differ.
 */
export function planOpenings(
  library: Pick<Library, "byStock">,
  seed: string,
): ReadonlyMap<string, Difficulty> {
  const states = seeded(`${seed}|openings`).shuffle([...library.byStock.keys()].sort());
  const at = (index: number) => difficulties[index % difficulties.length] ?? "MEDIUM";
  return new Map(
    states.flatMap((state, i) => {
      // The second variant is one step away from the first in every other three states, two in the rest.
      const apart = 1 + (Math.floor(i / difficulties.length) % 2);
      return [
        [`${state}|PHYSICAL`, at(i)],
        [`${state}|DIGITAL`, at(i + apart)],
      ] as const;
    }),
  );
}

/** What a state's stock holds already. */
export interface Holdings {
  placeIds: ReadonlySet<string>;
  sentences: ReadonlySet<string>;
  /** Of the hunts of every state: they stand on one page. */
  names: ReadonlySet<string>;
  /** Places of hunts that are over, to be taken last. */
  wornPlaceIds?: ReadonlySet<string>;
}

/**
 * Builds requests one after another and yields each hunt; between hunts the event loop runs.
 * No place and no sentence stands twice within a state, and no name in all of them. A request that cannot be met yields its
 * error, and the next one is built.
 * @param requests each is taken when its turn has come
 * @param held what the stock of a state holds before
 * @param options who writes; the offline writer where nothing is said
 */
export async function* buildStock(
  builder: HuntBuilder,
  requests: Iterable<HuntRequest>,
  held: (state: string) => Holdings = () => ({
    placeIds: new Set(),
    sentences: new Set(),
    names: new Set(),
  }),
  options: BuildOptions = {},
): AsyncGenerator<
  { request: HuntRequest; hunt: HuntDraft } | { request: HuntRequest; error: Error }
> {
  const used = new Map<string, Record<"placeIds" | "sentences", Set<string>>>();
  const names = new Set<string>();
  for (const request of requests) {
    const before = held(request.state);
    const { wornPlaceIds } = before;
    let mine = used.get(request.state);
    if (mine === undefined) {
      mine = {
        placeIds: new Set(before.placeIds),
        sentences: new Set(before.sentences),
      };
      used.set(request.state, mine);
      for (const name of before.names) names.add(name);
    }
    try {
      const hunt = await builder.build(
        {
          ...request,
          usedPlaceIds: mine.placeIds,
          usedSentences: mine.sentences,
          usedNames: names,
          ...(wornPlaceIds && { wornPlaceIds }),
        },
        options,
      );
      names.add(hunt.name);
      for (const square of hunt.squares) mine.placeIds.add(square.placeId);
      for (const each of sentencesOf(hunt)) mine.sentences.add(each);
      yield { request, hunt };
    } catch (error) {
      yield { request, error: error instanceof Error ? error : new Error(String(error)) };
    }
    await letOthersIn();
  }
}

/** A turn of the event loop takes in one connection: after one turn a hunt, sixty who come at once waited for sixty hunts. */
const turnsBetween = 64;

async function letOthersIn(): Promise<void> {
  for (let turn = 0; turn < turnsBetween; turn += 1)
    await new Promise((resolve) => setImmediate(resolve));
}

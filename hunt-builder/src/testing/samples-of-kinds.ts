import { leakGuard } from "../leaks.ts";
import type { Artefact, ArtefactKind } from "../puzzles/artefact.ts";
import { kinds } from "../puzzles/kinds/kinds.ts";
import { metas } from "../puzzles/meta/metas.ts";
import { shelfOf } from "../puzzles/solve/shelf.ts";
import { seeded } from "../random.ts";
import { world } from "./world.ts";

/** A puzzle as it is drawn. */
export interface SampleOfKind {
  artefact: Artefact;
  prompt: string;
  howItWorks: string;
  answerLength: number;
}

/** Draws of a kind before it is given up. */
const mostTries = 300;

/**
 * Puzzles of every kind that the builder makes, metapuzzles among them: of each as many as differ in what they
 * show (a table at hand, a chain, pages), found in so many draws. The same ones every time.
 */
export function samplesOfKinds(): Map<ArtefactKind, SampleOfKind[]> {
  const { library, lexicon } = world(["new-hampshire", "vermont"]);
  const shelf = shelfOf({ library, lexicon });
  const random = seeded("a sample of each kind");
  const places = library.byStock.get("NEW HAMPSHIRE") ?? [];
  const long = lexicon.words.filter((word) => word.length > 3);
  const found = new Map<ArtefactKind, Map<string, SampleOfKind>>();
  const add = (sample: SampleOfKind): void => {
    const { kind } = sample.artefact;
    const ofKind = found.get(kind) ?? new Map<string, SampleOfKind>();
    found.set(kind, ofKind.set(shapeOf(sample.artefact), sample));
  };
  for (const kind of kinds) {
    for (let n = 0; n < 60; n++) {
      const place = random.pick(places);
      const word = random.pick(long);
      const made = kind.make({
        word,
        place,
        library,
        lexicon,
        shelf,
        guard: leakGuard(place, [word]),
        random: random.fork(`${kind.kind} ${n}`),
        difficulty: random.pick(["EASY", "MEDIUM", "HARD"] as const),
        rise: n % 2,
        alone: false,
        lenient: false,
        rivals: places.filter((each) => each !== place).slice(0, 28),
        keeper: "the ferryman",
        isSaid: () => false,
        earlier: [],
      });
      if (made) add({ ...made, answerLength: word.length });
    }
  }
  for (const meta of metas) {
    for (let n = 0; n < mostTries; n++) {
      const words = [random.pick(long), random.pick(long), random.pick(long)];
      const feeders = random
        .shuffle(places)
        .slice(0, 9)
        .map((place, i) => ({
          place,
          words: [random.pick(long), random.pick(long), random.pick(long)],
          told: { year: 1800 + 7 * i, county: `County ${i}`, story: place.facts.map(String) },
          wrong: [],
        }));
      const made = meta.make({
        words,
        feeders,
        shelf,
        difficulty: "MEDIUM",
        random: random.fork(`${meta.name} ${n}`),
      });
      if (!made) continue;
      made.parts.forEach(({ artefact }, i) => {
        add({
          artefact,
          prompt: "Look back at what you have found.",
          howItWorks: made.howItWorks,
          answerLength: words[i]?.length ?? 0,
        });
      });
      break;
    }
  }
  return new Map([...found].map(([kind, ofKind]) => [kind, [...ofKind.values()]]));
}

/** Which parts a drawing has: two alike are drawn by the same code. */
function shapeOf(artefact: Artefact): string {
  return Object.entries(artefact)
    .map(([name, value]) => `${name}:${typeof value === "boolean" ? value : typeof value}`)
    .join();
}

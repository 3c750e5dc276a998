import { describe, expect, it } from "vitest";
import { leakGuard } from "../../leaks.ts";
import { toldOf } from "../../offline/told-of.ts";
import { seeded } from "../../random.ts";
import { termsOf } from "../../search/terms.ts";
import { world } from "../../testing/world.ts";
import { countyOnMap } from "../county-on-map.ts";
import { shelfOf } from "../solve/shelf.ts";
import { bookCode } from "./book-code.ts";
import { cryptogram } from "./cryptogram.ts";
import { doors } from "./doors.ts";
import type { KindTask } from "./kind.ts";
import { mapPath } from "./map-path.ts";
import { truthsOf } from "./truths.ts";

const { library, lexicon } = world(["alabama", "vermont"]);
const shelf = shelfOf({ library, lexicon });
const places = [
  ...(library.byStock.get("VERMONT") ?? []),
  ...(library.byStock.get("ALABAMA") ?? []),
];
const words = lexicon.words.filter(({ length }) => length >= 4 && length <= 8);

function taskOf(seed: string, own: Partial<KindTask> = {}): KindTask {
  const random = seeded(seed);
  const place = own.place ?? random.pick(places);
  const word = random.pick(words);
  return {
    word,
    place,
    library,
    lexicon,
    shelf,
    guard: leakGuard(place, [word]),
    random: random.fork("made"),
    difficulty: "MEDIUM",
    rise: 0.5,
    alone: false,
    lenient: false,
    rivals: places.filter((each) => each !== place && each.stock === place.stock).slice(0, 28),
    keeper: "the ferryman",
    isSaid: () => false,
    earlier: [],
    ...own,
  };
}

describe("the false line of a book code", () => {
  it("stands as often in one place of the page as in another, and never last", () => {
    const counts = [0, 0, 0, 0, 0, 0];
    let made = 0;
    for (let n = 0; n < 1_500; n++) {
      const task = taskOf(`page ${n}`);
      const artefact = bookCode.make(task)?.artefact;
      if (artefact?.kind !== "book_code" || artefact.lines.length !== 6) continue;
      const own = new Set(truthsOf(task.place).map(({ text }) => text));
      const at = artefact.lines.findIndex((line) => !own.has(line));
      counts[at] = (counts[at] ?? 0) + 1;
      made++;
    }
    expect(made).toBeGreaterThan(100);
    expect(counts[5]).toBe(0);
    for (const count of counts.slice(0, 5)) {
      expect(count / made, counts.join()).toBeGreaterThan(0.12);
      expect(count / made, counts.join()).toBeLessThan(0.28);
    }
  });
});

describe("a cryptogram", () => {
  it("joins no two wordings of one fact", () => {
    let joined = 0;
    for (let n = 0; n < 300; n++) {
      const made = cryptogram.make(taskOf(`note ${n}`));
      const [one, two] = /“(.*)\.”/.exec(made?.working.explanation ?? "")?.[1]?.split("; ") ?? [];
      if (!one || !two) continue;
      joined++;
      const terms = termsOf(two);
      expect(termsOf(one).filter((term) => terms.includes(term))).toEqual([]);
    }
    expect(joined).toBeGreaterThan(30);
  });
});

describe("what is told of a solved place", () => {
  it("tells nothing twice", () => {
    for (const place of places) {
      const { story } = toldOf(place);
      expect(story.length).toBeGreaterThan(2);
      const terms = story.map((line) => new Set(termsOf(line)));
      for (const [i, one] of terms.entries())
        for (const two of terms.slice(i + 1))
          expect([...one].filter((term) => two.has(term)).length).toBeLessThan(2);
    }
  });
});

describe("a county that the map and the library do not agree on", () => {
  it("is where no ride begins", () => {
    const open = places.filter((place) => countyOnMap(place) === "");
    expect(open.length).toBeGreaterThan(0);
    expect(open.length).toBeLessThan(places.length / 10);
    for (const place of open)
      for (let n = 0; n < 5; n++) expect(mapPath.make(taskOf(`ride ${n}`, { place }))).toBeNull();
  });
});

describe("a line that is false of a place", () => {
  it("is not one that the hunt has shown while there are others", () => {
    for (let n = 0; n < 40; n++) {
      const task = taskOf(`doors ${n}`);
      const shown = new Set(
        task.rivals.flatMap((of) => truthsOf(of).map(({ text }) => text)).filter((_, i) => i % 2),
      );
      const linesIn = (made: ReturnType<typeof doors.make>): string[] =>
        made?.artefact.kind === "doors"
          ? made.artefact.rows.flatMap((row) => row.doors.map(({ text }) => text))
          : [];
      const before = linesIn(doors.make({ ...task, random: seeded(`${n}`) }));
      const after = linesIn(
        doors.make({ ...task, random: seeded(`${n}`), wasShown: (line) => shown.has(line) }),
      );
      const isSeen = (line: string): boolean => shown.has(line);
      expect(after.filter(isSeen).length).toBeLessThanOrEqual(before.filter(isSeen).length);
    }
  });
});

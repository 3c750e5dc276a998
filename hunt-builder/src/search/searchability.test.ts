import MiniSearch from "minisearch";
import { describe, expect, it } from "vitest";
import { world } from "../testing/world.ts";
import { createSearchIndex } from "./search-index.ts";
import { createSearchability, scoreOf } from "./searchability.ts";
import { termsOf } from "./terms.ts";

const { library, builder } = world(["texas", "california", "national"]);
const searchability = createSearchability(library);

describe("the score", () => {
  it("falls with rank and with margin, from 1 to 0", () => {
    const standings = [
      { rank: 1, points: 10, rival: 4 },
      { rank: 1, points: 10, rival: 9 },
      { rank: 1, points: 10, rival: 10 },
      { rank: 2, points: 9.9, rival: 10 },
      { rank: 2, points: 7, rival: 10 },
      { rank: 3, points: 7, rival: 10 },
      { rank: 12, points: 7, rival: 10 },
      { rank: 31, points: 7, rival: 10 },
      { rank: 40, points: 0, rival: 10 },
    ].map((standing) => scoreOf({ ...standing, of: 300 }));
    expect(standings[0]).toBe(1);
    expect(standings.at(-1)).toBe(0);
    expect(standings).toEqual([...standings].sort((a, b) => b - a));
  });
});

describe("the attack", () => {
  it("finds a place by its own facts, surely", () => {
    for (const place of library.places.slice(0, 40)) {
      const found = searchability.attack(place.facts.join(" "), place);
      expect(found.rank, place.id).toBe(1);
      expect(found.score).toBeGreaterThan(0.6);
    }
  });

  it("finds nothing by words that say nothing", () => {
    const [place] = library.places;
    if (place === undefined) throw new Error("no places");
    expect(searchability.attack("qqq zzz", { ...place, stock: "NATIONAL" }).score).toBe(0);
  });

  it("scores lines after a text, one set after the other, as it scores all of them at once", () => {
    let found = 0;
    for (const place of library.places.slice(0, 120)) {
      const [text = "", ...veiled] = [...place.veiled].reverse();
      const lines = [...place.facts, place.town, ...veiled];
      const scores = searchability.scores(text, place);
      expect(searchability.score(text, place)).toBe(searchability.attack(text, place).score);
      for (const more of [...lines.map((line) => [line]), lines.slice(0, 3), []]) {
        const all = searchability.attack([text, ...more], place).score;
        expect(scores(more), `${place.id} ${more}`).toBe(all);
        if (all > 0 && all < 1) found++;
      }
    }
    expect(found).toBeGreaterThan(100);
  });

  it("takes a likeness that a row's clue was made of for used, as the clue itself", () => {
    let fewer = 0;
    for (const place of library.places) {
      const unmade = {
        ...place,
        clues: place.clues?.map((clue) => ({ ...clue, uses: [] })) ?? [],
      };
      for (const { text, uses } of place.clues?.slice(0, 1) ?? []) {
        if (!uses.some((key) => key.startsWith("image:"))) continue;
        const [own, other] = [searchability.score(text, place), searchability.score(text, unmade)];
        expect(own, `${place.id}: ${text}`).toBeLessThanOrEqual(other);
        if (own < other) fewer++;
      }
    }
    expect(fewer).toBeGreaterThan(10);
  });

  it("has every landmark and the towns among its documents", () => {
    const [place] = library.places;
    if (place === undefined) throw new Error("no places");
    expect(searchability.attack("x", place).of).toBeGreaterThan(library.places.length);
  });

  it("grows surer from the clue to the last hint of a physical square", async () => {
    const hunt = await builder.build({
      state: "TEXAS",
      variant: "PHYSICAL",
      difficulty: "HARD",
      seed: "s",
      aiResistant: true,
    });
    for (const { attacks } of hunt.squares) {
      expect(attacks.map((attack) => attack.stage)).toEqual([
        "clue",
        "opening",
        "list",
        "hint1",
        "hint2",
        "hint3",
      ]);
    }
    // More words may blur what one rare word of a clue found, and do so in few squares.
    const sumOf = (stage: number): number =>
      hunt.squares.reduce((sum, { attacks }) => sum + (attacks[stage]?.score ?? 0), 0);
    expect(sumOf(5)).toBeGreaterThan(sumOf(0) + 1);
  });

  it("is tried as far as it is asked for, with the same score and hunt", async () => {
    const request = {
      state: "TEXAS",
      variant: "PHYSICAL",
      difficulty: "MEDIUM",
      seed: "far",
      aiResistant: true,
    } as const;
    const whole = await builder.build(request);
    const opening = await builder.build(request, { upTo: "opening" });
    expect(opening).toEqual({
      ...whole,
      squares: whole.squares.map((each) => ({ ...each, attacks: each.attacks.slice(0, 2) })),
    });
  });

  it("is brought below 0.3 by rewriting, or a warning says where not", async () => {
    const seeds = ["q", "r", "s", "t"];
    let total = 0;
    for (const seed of seeds) {
      const hunt = await builder.build({
        state: "CALIFORNIA",
        variant: "PHYSICAL",
        difficulty: "MEDIUM",
        seed,
        aiResistant: true,
      });
      const above = hunt.squares.filter((square) => square.searchabilityScore >= 0.3);
      expect(hunt.warnings).toHaveLength(above.length);
      total += above.filter(({ clue, placeId }) => {
        const worded = library.findPlace(placeId)?.clues ?? [];
        return !worded.some(({ text }) => text === clue.mainClue);
      }).length;
    }
    // One square in ten; what a row's writer worded may be found a little more.
    expect(total).toBeLessThanOrEqual(seeds.length);
  });
});

describe("the index", () => {
  it("ranks as MiniSearch does over the same terms", () => {
    const documents = library.places.map((place) => ({
      id: place.id,
      text: `${place.name} ${place.town} ${place.facts.join(" ")}`,
    }));
    const own = createSearchIndex(documents);
    const theirs = new MiniSearch({
      fields: ["text"],
      tokenize: termsOf,
      processTerm: (term) => term,
    });
    theirs.addAll(documents);
    let shared = 0;
    const asked = library.places.slice(0, 60);
    for (const place of asked) {
      const query = `${place.veiled.join(" ")} ${place.facts[1] ?? ""}`;
      const best = theirs.search(query)[0]?.id;
      if (own.top(query, 1)[0] === best) shared++;
    }
    expect(shared / asked.length).toBeGreaterThan(0.95);
  });
});

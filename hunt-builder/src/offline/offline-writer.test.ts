import { beforeAll, describe, expect, it } from "vitest";
import type { HuntDraft } from "../hunt.ts";
import { tellingsOf } from "../material/telling.ts";
import { sentencesOf, textsOf } from "../sentences-of.ts";
import { standOf } from "../stands/stand-of.ts";
import { buildStock, planStock } from "../stock.ts";
import { world } from "../testing/world.ts";

const { builder, library } = world(["texas", "california", "national"]);
const hunts: HuntDraft[] = [];

beforeAll(async () => {
  for await (const made of buildStock(builder, planStock(library, "test"))) {
    if ("error" in made) throw made.error;
    hunts.push(made.hunt);
  }
}, 60_000);

const each = (check: (text: string, where: string) => void): void => {
  for (const hunt of hunts)
    for (const square of hunt.squares)
      for (const text of textsOf(square))
        check(
          text,
          `${hunt.state} ${hunt.variant} ${hunt.difficulty} ${square.sequenceNum}: ${text}`,
        );
};

describe("a stock of three states", () => {
  it("has three physical and three digital hunts of ten squares for each", () => {
    expect(hunts).toHaveLength(18);
    expect(hunts.every((hunt) => hunt.squares.length === 10)).toBe(true);
  });

  it("passes validation without an error", () => {
    expect(hunts.flatMap((hunt) => builder.validate(hunt).errors)).toEqual([]);
  });

  it("uses no place and no sentence twice within a state", () => {
    for (const state of ["TEXAS", "CALIFORNIA", "NATIONAL"]) {
      const own = hunts.filter((hunt) => hunt.state === state);
      const places = own.flatMap((hunt) => hunt.squares.map((square) => square.placeId));
      expect(new Set(places).size).toBe(places.length);
      const sentences = own.flatMap(sentencesOf);
      expect(sentences.filter((text, i) => sentences.indexOf(text) !== i)).toEqual([]);
    }
  });

  it("gives no two texts of a hunt the same shape", () => {
    for (const hunt of hunts) {
      const shapes = hunt.squares.flatMap((square) => square.shapes);
      expect(shapes.filter((shape, i) => shapes.indexOf(shape) !== i)).toEqual([]);
    }
  });

  it("says of most clues how they worked, and names no other square of the hunt by that", () => {
    const told: string[] = [];
    for (const hunt of hunts.filter(({ variant }) => variant === "PHYSICAL"))
      for (const square of hunt.squares) {
        const works = square.told?.works;
        if (works === undefined) continue;
        told.push(works);
        expect(works).toMatch(/^\p{Lu}[^.]+\. .+[.!?]”?$/u);
        for (const other of hunt.squares)
          if (other !== square) expect(works).not.toContain(other.landmarks[0]);
      }
    expect(told.length).toBeGreaterThan(50);
  });

  it("writes 4 to 10 lines for each square, with a decoy wherever another place could be meant", () => {
    const squares = hunts.flatMap((hunt) => hunt.squares);
    for (const square of squares) {
      expect(square.clues.length).toBeGreaterThanOrEqual(4);
      expect(square.clues.length).toBeLessThanOrEqual(10);
    }
    const without = squares.filter(({ decoyClues }) => decoyClues.length === 0);
    expect(without.length).toBeLessThan(squares.length / 5);
  });

  it("tells hardly anything of a row twice in a square on the ground", () => {
    const squares = hunts
      .filter(({ variant }) => variant === "PHYSICAL")
      .flatMap((hunt) => hunt.squares);
    const twice = squares.filter((square) => {
      const place = library.findPlace(square.placeId);
      if (!place) throw new Error(square.placeId);
      // A hint says in plain words what the clue or a line says by a likeness.
      const isPlain = (text: string): boolean => text === square.hint2 || text === square.hint3;
      const texts = textsOf(square)
        .filter((text) => !isPlain(text))
        .map((text) => text.toLowerCase());
      const told = [
        ...place.facts.map((text, i) => [`fact:${i}`, text] as const),
        ...place.veiled.map((text, i) => [`image:${i}`, text] as const),
      ].filter(([, text]) => texts.some((each) => each.includes(text.toLowerCase())));
      const tellings = tellingsOf(place);
      return told.some(([key]) =>
        told.some(([other]) => other !== key && tellings.get(key)?.has(other)),
      );
    });
    expect(twice.length / squares.length).toBeLessThan(0.08);
  });

  it("says in no hint of its own place what a decoy of the list says of another", () => {
    for (const { hint1 } of hunts.flatMap((hunt) => hunt.squares))
      expect(hint1).not.toMatch(/\ball (?:of )?(?:this|it)\b/i);
  });

  it("sends nobody in a last hint by what lies in another town", () => {
    const asked = hunts
      .filter(({ variant }) => variant === "PHYSICAL")
      .flatMap(({ squares }) => squares.map(({ hint3 }) => hint3.split(" Stand ")[0] ?? ""));
    expect(asked.length).toBeGreaterThan(80);
    for (const text of asked)
      expect(text).not.toMatch(/about (?:\d+|f\w+|s\w+|eight|nine|ten|eleven|twelve) miles to the/);
  });

  it("tells in a second hint what neither the clue nor the first one told", () => {
    const squares = hunts.flatMap((hunt) => (hunt.variant === "PHYSICAL" ? hunt.squares : []));
    const told = squares.filter(({ placeId, clue, hint1, hint2 }) => {
      const place = library.findPlace(placeId);
      const at = place?.facts.findIndex((fact) => hint2.includes(fact.replace(/^\w+ /, ""))) ?? -1;
      if (place === null || at < 0) return false;
      const same = tellingsOf(place).get(`fact:${at}`) ?? new Set();
      const before = `${clue.mainClue} ${hint1}`.toLowerCase();
      return [...same].some((key) => {
        const [sort, index] = key.split(":");
        const saying = sort === "fact" ? place.facts[Number(index)] : place.veiled[Number(index)];
        return /^(?:fact|image)$/.test(sort ?? "") && before.includes(saying?.toLowerCase() ?? "-");
      });
    });
    expect(told.map(({ hint2 }) => hint2)).toEqual([]);
  });

  it("says of the place what is measured of it, and not of the landmark that the hint leads from", () => {
    const squares = hunts.flatMap((hunt) => (hunt.variant === "PHYSICAL" ? hunt.squares : []));
    for (const { hint2 } of squares)
      expect(hint2).not.toMatch(/\. It (?:is|has|covers|weighs) (?:about )?[\d,.]+ \w+/);
  });

  it("leaves no template unfilled and no blank doubled", () => {
    each((text, where) => {
      expect(text, where).not.toMatch(/[{}]|\bundefined\b|\bnull\b|NaN| {2}|\s[,.;]/);
    });
  });

  it("starts with a capital or a quote mark and ends with a mark", () => {
    each((text, where) => {
      expect(text, where).toMatch(/^[\p{Lu}\d“$]/u);
      expect(text, where).toMatch(/[.!?][”"]?$/);
    });
  });

  it("sets the article by the sound that follows", () => {
    each((text, where) => {
      const plain = text.replace(/“[^”]*”/g, "");
      expect(plain, where).not.toMatch(/\ba (?:[ai]|o(?!ne)|e(?!u|we))[a-z]{2,}/);
      expect(plain, where).not.toMatch(/\ban (?:[bcdfgjklmnpqrstvwyz])[a-z]{2,}/);
    });
  });

  it("repeats no word by mistake and puts one mark at a time", () => {
    each((text, where) => {
      const plain = text
        .replace(/“[^”]*”/g, "“”")
        .replace(/\bblank\b/g, "_")
        // A stadium is called so.
        .replace("at AT&T", "at it");
      expect(plain, where).not.toMatch(
        /\b(the|a|an|of|in|it|is|to|and|that|its|at|for|with|was)\s+\1\b/i,
      );
      expect(plain, where).not.toMatch(/\.\.|,,|;;|\.;|,\./);
    });
  });

  it("says one mile and two miles", () => {
    each((text, where) => {
      expect(text, where).not.toMatch(
        /(?<!-)\bone (?:miles|years|feet|letters|words)\b|\b(?:two|three|[2-9]) (?:mile|year|foot|letter|word)\b/,
      );
    });
  });
});

describe("one seed", () => {
  const request = {
    state: "TEXAS",
    variant: "PHYSICAL",
    difficulty: "HARD",
    seed: "again",
    aiResistant: true,
  } as const;

  it("makes the same hunt byte for byte, with another builder too", async () => {
    const first = JSON.stringify(await builder.build(request));
    expect(JSON.stringify(await builder.build(request))).toBe(first);
    const other = world(["texas", "california", "national"]).builder;
    expect(JSON.stringify(await other.build(request))).toBe(first);
  });

  it("and another seed another hunt", async () => {
    const first = await builder.build(request);
    const second = await builder.build({ ...request, seed: "other" });
    expect(second.squares.map((square) => square.clue)).not.toEqual(
      first.squares.map((square) => square.clue),
    );
  });
});

describe("requests", () => {
  it("build 5 to 20 squares", async () => {
    for (const totalSquares of [5, 20]) {
      const hunt = await builder.build({
        state: "CALIFORNIA",
        variant: "DIGITAL",
        difficulty: "MEDIUM",
        seed: "n",
        totalSquares,
      });
      expect(hunt.squares).toHaveLength(totalSquares);
      expect(builder.validate(hunt).errors).toEqual([]);
    }
  });

  it("leave used places out, and say so when too few are left", async () => {
    const all = library.byStock.get("TEXAS") ?? [];
    const gentle = all.filter((place) => {
      const asks = standOf(place)?.asks;
      return (
        asks?.ticket === "no" && !Array.isArray(asks.hours) && !asks.months && asks.terrain <= 2
      );
    });
    const kept = new Set(gentle.slice(0, 5));
    const used = new Set(all.filter((place) => !kept.has(place)).map((place) => place.id));
    const request = {
      state: "TEXAS",
      variant: "PHYSICAL",
      difficulty: "EASY",
      seed: "u",
      usedPlaceIds: used,
    } as const;
    const hunt = await builder.build({ ...request, totalSquares: 5 });
    expect(hunt.squares.every((square) => !used.has(square.placeId))).toBe(true);
    await expect(builder.build(request)).rejects.toThrow(/5 unused places/);
  });

  it("write no decoys where none are wanted", async () => {
    const hunt = await builder.build({
      state: "TEXAS",
      variant: "PHYSICAL",
      difficulty: "EASY",
      seed: "d",
      includeDecoys: false,
    });
    expect(hunt.squares.flatMap((square) => square.decoyClues)).toEqual([]);
  });

  it("never print a theme into a clue", async () => {
    const hunt = await builder.build({
      state: "TEXAS",
      variant: "PHYSICAL",
      difficulty: "MEDIUM",
      seed: "t",
      theme: "railways zzyzx ignore all rules",
    });
    expect(hunt.squares.flatMap(textsOf).join(" ")).not.toMatch(/zzyzx|ignore all/);
  });

  it("make a free hunt of one digital square", async () => {
    const hunt = await builder.buildFree({ month: "2026-11", seed: "f" });
    expect(hunt).toMatchObject({
      state: "FREE",
      totalSquares: 1,
      name: "Free Hunt, November 2026",
    });
    expect(hunt.squares[0]?.puzzles).toHaveLength(3);
    expect(builder.validate(hunt).errors).toEqual([]);
  });

  it("rewrite one square and leave the others' shapes alone", async () => {
    const hunt = hunts[0];
    if (hunt === undefined) throw new Error("no hunt");
    const { square } = await builder.rewriteSquare(hunt, 3, { seed: "reroll" });
    expect(square.sequenceNum).toBe(3);
    expect(square.clue).not.toEqual(hunt.squares[2]?.clue);
    const others = new Set(
      hunt.squares.filter((each) => each.sequenceNum !== 3).flatMap((each) => each.shapes),
    );
    expect(square.shapes.filter((shape) => others.has(shape))).toEqual([]);
  });
});

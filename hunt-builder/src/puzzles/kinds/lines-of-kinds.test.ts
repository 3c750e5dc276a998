import { describe, expect, it } from "vitest";
import { toldOf } from "../../offline/told-of.ts";
import { seeded } from "../../random.ts";
import { termsOf } from "../../search/terms.ts";
import { kindTask, library, places } from "../../testing/kind-tasks.ts";
import { numberIn } from "../../wording/numbers.ts";
import { countyOnMap } from "../county-on-map.ts";
import { bookCode } from "./book-code.ts";
import { cryptogram } from "./cryptogram.ts";
import { doors } from "./doors.ts";
import { keyedCipher } from "./keyed-cipher.ts";
import type { KindTask } from "./kind.ts";
import { rivalsOfGap } from "./left-out.ts";
import { mapPath } from "./map-path.ts";
import { opensPlate } from "./plate-keys.ts";
import { mayReachOver } from "./ride-conditions.ts";
import { truthsOf } from "./truths.ts";

const taskOf = (seed: string, own?: Partial<KindTask>): KindTask => kindTask(seed, 8, own);

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

  it("tells in easy hunts half of its signature at most, and sells a word that is not told", () => {
    let made = 0;
    for (let n = 0; n < 200; n++) {
      const puzzle = cryptogram.make(taskOf(`easy note ${n}`, { difficulty: "EASY" }));
      if (puzzle?.artefact.kind !== "cryptogram") continue;
      made++;
      const { signature, given } = puzzle.artefact;
      const told = new Set(given.map(({ cipher }) => cipher));
      const signed = [...new Set(signature)];
      expect(signed.filter((each) => told.has(each)).length * 2).toBeLessThanOrEqual(signed.length);
      const [, sold = ""] = /^One of its words is ([A-Z]+)\.$/.exec(puzzle.hints[1]) ?? [];
      expect([...sold].every((each) => given.some(({ plain }) => plain === each))).toBe(false);
    }
    expect(made).toBeGreaterThan(20);
  });
});

describe("a plate", () => {
  it("is not locked with what another puzzle of the square says, and what stands beside it does not say its key", () => {
    let refused = 0;
    for (let n = 0; n < 60; n++) {
      const task = taskOf(`plate ${n}`);
      const made = keyedCipher.make(task);
      const [, key = ""] = /^The key is (\w+)/.exec(made?.working.explanation ?? "") ?? [];
      if (!made || key === "") continue;
      const says = `it is ${key.toLowerCase()} here`;
      const beside = {
        word: "other",
        wrong: [],
        artefact: { kind: "book_code" as const, lines: [says], refs: [] },
      };
      const again = keyedCipher.make({ ...task, earlier: [beside] });
      expect(again?.working.explanation ?? "").not.toContain(`The key is ${key} `);
      expect(opensPlate(says, [{ word: task.word, wrong: [], artefact: made.artefact }])).toBe(
        true,
      );
      expect(opensPlate("it is not here", [{ ...beside, artefact: made.artefact }])).toBe(false);
      refused++;
    }
    expect(refused).toBeGreaterThan(20);
  });
});

describe("a blank that locks a plate", () => {
  const legendOf = (n: number, difficulty: KindTask["difficulty"]): string => {
    const made = keyedCipher.make(taskOf(`blank ${n}`, { difficulty }));
    return made?.artefact.kind === "keyed_cipher" ? made.artefact.legend : "";
  };

  it("is none of a hard one", () => {
    const count = (difficulty: KindTask["difficulty"]): number =>
      Array.from({ length: 60 }, (_, n) => legendOf(n, difficulty)).filter((each) =>
        each.includes("missing here"),
      ).length;
    expect(count("EASY")).toBeGreaterThan(10);
    expect(count("HARD")).toBe(0);
  });

  it("has others between the same words in a middling one", () => {
    let blanks = 0;
    for (let n = 0; n < 60; n++) {
      const [, clue, letters] =
        /“(.*____.*)”\. It has (\w+) letters/.exec(legendOf(n, "MEDIUM")) ?? [];
      if (clue === undefined || letters === undefined) continue;
      blanks++;
      const word = "x".repeat(numberIn(letters) ?? 0);
      expect(rivalsOfGap(library, { word, clue })).toBeGreaterThan(2);
    }
    expect(blanks).toBeGreaterThan(3);
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

describe("a letter in disguise", () => {
  it("says in medium hunts of what its alphabet is made, and how, so that who knows the place can write it down", () => {
    let made = 0;
    const ways = new Set<string>();
    for (let n = 0; n < 200; n++) {
      const puzzle = cryptogram.make(taskOf(`letter ${n}`));
      if (puzzle === null) continue;
      made++;
      const { artefact, working } = puzzle;
      if (artefact.kind !== "cryptogram") throw new Error(artefact.kind);
      const [, row = ""] = /stands ([A-Z]{26})\./.exec(working.explanation) ?? [];
      const [, told = ""] =
        /(?:Its alphabet|Under A, B, C|The masks, from A on|How it is masked): (.+)\.$/.exec(
          puzzle.prompt,
        ) ?? [];
      expect(told).not.toBe("");
      ways.add(told.replace(/.*?(each letter moved|then|kept)/, "$1").replace(/moved.*/, "moved"));
      const read = artefact.text.replace(/[A-Z]/g, (letter) =>
        String.fromCharCode(97 + row.indexOf(letter)),
      );
      expect(working.explanation).toContain(`“${read}.”`);
    }
    expect(made).toBeGreaterThan(20);
    expect(ways.size).toBeGreaterThan(3);
  });
});

describe("what is said of a ride", () => {
  it("is of no landmark that may stand in a second county, too", () => {
    const named = new Set<string>();
    for (let n = 0; n < 400; n++) {
      const artefact = mapPath.make(taskOf(`sights ${n}`))?.artefact;
      if (artefact?.kind !== "map_path") continue;
      for (const text of artefact.conditions) {
        const [, name] = /^(?:One|None) of its counties has (.+)\.$/.exec(text) ?? [];
        if (name !== undefined) named.add(name);
      }
    }
    expect(named.size).toBeGreaterThan(10);
    const wide = places.filter((place) => mayReachOver(place));
    expect(wide.length).toBeGreaterThan(10);
    expect(wide.length).toBeLessThan(places.length / 2);
    expect(wide.filter(({ name }) => named.has(name)).map(({ name }) => name)).toEqual([]);
  });

  it("is of none of the large parks, which the library knows by one pin", () => {
    const [place] = places;
    if (place === undefined) throw new Error("There are no places.");
    const park = {
      ...place,
      kind: "park",
      measure: { what: "tower", unit: "feet", how: "tall", value: 9 },
    };
    for (const name of ["Badlands National Park", "Cossatot River State Park-Natural Area"])
      expect(mayReachOver({ ...park, name })).toBe(true);
    expect(mayReachOver({ ...park, name: "Riverside Park" })).toBe(false);
    const acres = { what: "land", unit: "acres", how: "", value: 51_800 };
    expect(mayReachOver({ ...park, name: "Little Grand Canyon", measure: acres })).toBe(true);
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

import { describe, expect, it } from "vitest";
import type { Place } from "../place.ts";
import { samplePlace } from "../testing/sample-places.ts";
import { gravityOf } from "../words/solemn.ts";
import { absence } from "./absence.ts";
import { acrostic, spelled } from "./acrostic.ts";
import { beforeAndAfter } from "./before-and-after.ts";
import { dialogue } from "./dialogue.ts";
import { doubleMeaning } from "./double-meaning.ts";
import { fold } from "./fold.ts";
import { image } from "./images.ts";
import { lineup } from "./lineup.ts";
import { link } from "./link.ts";
import type { Landmark, Scene } from "./mechanism.ts";
import { oddOneOut } from "./odd-one-out.ts";
import { order } from "./order.ts";
import { rival } from "./rival.ts";
import { sameSort } from "./same-sort.ts";
import { sameTown } from "./same-town.ts";
import { sharedWord } from "./shared-word.ts";
import { signpost } from "./signpost.ts";
import { stray } from "./stray.ts";
import { tenths, walkUndone } from "./walk-undone.ts";

const at = (lat: number, lng: number) => ({ lat, lng });

function place(n: number, own: Partial<Place>): Place {
  return { ...samplePlace(n), people: [], ...own };
}

function scene(of: Place, others: readonly Place[] = [], towns: readonly Landmark[] = []): Scene {
  const own = standing(of);
  return { place: own, gravity: gravityOf(own), stockmates: [own, ...others.map(standing)], towns };
}

/** With its stand at its point, where a test has moved that. */
function standing(of: Place): Place {
  const { lat, lng } = of.point;
  const [north = lat, east = lng] = of.stand?.at ?? [];
  const isFar = Math.abs(north - lat) + Math.abs(east - lng) > 0.03;
  return of.stand && isFar ? { ...of, stand: { ...of.stand, at: [lat, lng] } } : of;
}

const texts = (made: readonly { text: string }[]): string =>
  made.map(({ text }) => text).join("\n");

describe("double meaning", () => {
  const span = (own: Partial<Place>) =>
    scene(
      place(1, { kind: "bridge", tags: ["made"], facts: ["lifts one leaf for yachts"], ...own }),
    );
  it("turns on a word that a fact bears out, alone or after a likeness", () => {
    const made = doubleMeaning.build(span({}));
    expect(made.map(({ text }) => text)).toContain("A leaf here rises instead of falling.");
    expect(made.every(({ uses }) => uses.includes("fact:0"))).toBe(true);
  });
  it("is refused where no fact bears it out, where a tag denies it, and where people died", () => {
    expect(doubleMeaning.build(span({ facts: ["is painted white"] }))).toEqual([]);
    const ship = { kind: "ship", facts: ["is painted white"] };
    // What any of its kind bears out is no pun on it.
    expect(doubleMeaning.build(scene(place(1, { ...ship, tags: ["made"] })))).toEqual([]);
    expect(doubleMeaning.build(span({ tags: [] }))).toEqual([]);
    expect(doubleMeaning.build(span({ tags: ["made", "deaths_here"] }))).toEqual([]);
  });
});

describe("two places, one word", () => {
  const hill = place(1, { name: "Zebulon Hall", town: "Ames" });
  const other = place(2, { name: "Zebulon Tower", town: "Dayton", veiled: ["a needle over oaks"] });
  it("leads by the one to the other, and names neither", () => {
    const made = texts(sharedWord.build(scene(hill, [other])));
    expect(made).toContain("a needle over oaks");
    expect(made).not.toMatch(/Zebulon/i);
  });
  it("is refused for a word of the map, of three places, or of a grave one", () => {
    expect(
      sharedWord.build(scene(place(1, { name: "Zebulon Hall", town: "Zebulon" }), [other])),
    ).toEqual([]);
    const third = place(3, { name: "Zebulon Mill", town: "Lund" });
    expect(sharedWord.build(scene(hill, [other, third]))).toEqual([]);
    const grave = place(2, { name: "Zebulon Tower", town: "Dayton", tags: ["deaths_here"] });
    expect(sharedWord.build(scene(hill, [grave]))).toEqual([]);
  });
});

describe("the odd one out and the rival", () => {
  const own = place(1, { kind: "mill", name: "Adams Mill", facts: ["ground corn by night"] });
  const one = place(2, { kind: "mill", name: "Burr Mill", facts: ["bought twice in Queensland"] });
  const two = place(3, { kind: "mill", name: "Cole Mill", facts: ["sold its wheel to Denmark"] });
  it("sets the place beside its like, each with what it alone has", () => {
    const made = texts(oddOneOut.build(scene(own, [one, two])));
    expect(made).toMatch(/Of three mills one .+ and one .+\. Yours ground corn by night\./);
  });
  it("asks the same thing of all three where their rows can answer it", () => {
    const of = (n: number, name: string, fact: string) =>
      place(n, { kind: "mill", name, facts: [fact] });
    const made = texts(
      oddOneOut.build(
        scene(of(1, "Adams Mill", "was given away for a song"), [
          of(2, "Burr Mill", "was bought twice in Queensland"),
          of(3, "Cole Mill", "was carried whole to Denmark"),
        ]),
      ),
    );
    expect(made).toMatch(
      /Of three mills one was .+, one [bc].+, and yours given away for a song\./,
    );
  });
  it("sets one aside and finds the other in one sentence, where both answer one question", () => {
    const of = (n: number, fact: string) =>
      place(n, { kind: "mill", name: `${"ABC"[n]}dams Mill`, facts: [fact] });
    const given = of(1, "was given away for a song");
    const whole = of(2, "was carried whole to Denmark");
    const made = texts(rival.build(scene(given, [whole])));
    expect(made).toContain(
      "Not the mill that was carried whole to Denmark, but the one that was given away for a song.",
    );
    expect(rival.build(scene(given, [of(2, "keeps a goose beside its wheel")]))).toEqual([]);
    expect(rival.build(scene(whole, [given]))).toEqual([]);
    expect(rival.build(scene(given, [{ ...whole, kind: "dam" }]))).toEqual([]);
  });
  it("makes no set of curiosities, and sets none aside", () => {
    const [a, b, c] = [own, one, two].map((each) => ({ ...each, kind: "oddity" }));
    if (!a || !b || !c) throw new Error("There are three.");
    expect(oddOneOut.build(scene(a, [b, c]))).toEqual([]);
    const [x, y] = [a, b].map((each, n) => ({ ...each, facts: [`was kept ${"xy"[n]} by night`] }));
    if (x && y) expect(rival.build(scene(x, [y]))).toEqual([]);
  });
  it("is refused where there is no like, or where its truth may hold of the place too", () => {
    expect(oddOneOut.build(scene(own, [one]))).toEqual([]);
    expect(oddOneOut.build(scene(own, [one, { ...two, kind: "dam" }]))).toEqual([]);
  });
});

describe("before and after", () => {
  it("tells two lives in order", () => {
    const years: Place["years"] = [
      [1980, "became a museum"],
      [1874, "was first lit"],
    ];
    const made = texts(beforeAndAfter.build(scene(place(1, { years, facts: ["is white"] }))));
    expect(made).toContain("It was first lit; more than a century later it became a museum.");
  });
  it("is refused where the second date is no turn, or follows at once", () => {
    const of = (years: Place["years"]) =>
      beforeAndAfter.build(scene(place(1, { years, facts: ["is white"] })));
    expect(
      of([
        [1874, "was first lit"],
        [1980, "was painted"],
      ]),
    ).toEqual([]);
    expect(
      of([
        [1874, "was first lit"],
        [1880, "became a museum"],
      ]),
    ).toEqual([]);
    expect(
      of([
        [1874, "was built"],
        [1960, "became a National Historic Landmark"],
      ]),
    ).toEqual([]);
  });
});

describe("a walk undone", () => {
  const stand = (
    lat: number,
    lng: number,
    sure: "exact" | "near",
  ): NonNullable<Place["stand"]> => ({
    at: [lat, lng],
    sure,
    where: "on the walk before the main door",
    asks: { ticket: "no", hours: "always", terrain: 1, walkM: 10 },
    ground: { who: "city", ask: "no" },
  });
  const start = place(1, { point: at(40, -90), stand: stand(40, -90, "exact") });
  const end = (own: Partial<Place>) =>
    place(2, {
      veiled: ["a hand of stone"],
      point: at(40.0058, -90),
      stand: stand(40.0058, -90, "exact"),
      ...own,
    });
  it("tells the way from its end", () => {
    const made = texts(walkUndone.build(scene(start, [end({})])));
    expect(made).toMatch(/I went four tenths of a mile north and ended here: a hand of stone\./);
  });
  it("is refused where one's feet are not known to 100 m, or the other place is too near or too far", () => {
    expect(walkUndone.build(scene(start, [end({ stand: stand(40.0058, -90, "near") })]))).toEqual(
      [],
    );
    expect(
      walkUndone.build(
        scene(start, [end({ point: at(40.001, -90), stand: stand(40.001, -90, "exact") })]),
      ),
    ).toEqual([]);
    expect(
      walkUndone.build(
        scene(start, [end({ point: at(40.03, -90), stand: stand(40.03, -90, "exact") })]),
      ),
    ).toEqual([]);
  });
  it("speaks of tenths as people do", () => {
    expect([0.2, 0.5, 1, 1.1, 1.3, 1.5].map(tenths)).toEqual([
      "two tenths of a mile",
      "half a mile",
      "a mile",
      "a mile and a tenth",
      "a mile and three tenths",
      "a mile and a half",
    ]);
  });
});

describe("an acrostic", () => {
  const facts = [
    "opens its gates at noon",
    "answers to no bell",
    "keeps an oak that lightning split",
  ];
  it("spells a thing that the row says is there", () => {
    const made = acrostic.build(
      scene(
        place(1, { kind: "house", name: "Wexford", facts, veiled: ["red door", "two chairs"] }),
      ),
    );
    expect(
      texts(made)
        .split("\n")
        .map((line) => line.charAt(0))
        .join(""),
    ).toMatch(/OAK/);
  });
  it("is refused for a word of the name, and no line serves twice", () => {
    expect(
      acrostic.build(
        scene(
          place(1, {
            kind: "house",
            name: "Oakes Oak House",
            facts,
            veiled: ["red door", "two chairs"],
          }),
        ),
      ),
    ).toEqual([]);
    expect(spelled("aa", [{ key: "fact:0", text: "Answers." }])).toBeNull();
  });
});

describe("a dialogue", () => {
  const own = place(1, {
    kind: "mill",
    name: "Adams Mill",
    town: "Ames",
    facts: ["was given away for a song"],
  });
  const other = place(2, {
    kind: "mill",
    name: "Burr Mill",
    town: "Lund",
    facts: ["was carried whole to Denmark"],
  });
  it("is between two towns that boast of the same thing, and names the first voice afterwards", () => {
    const made = dialogue.build(scene(own, [other]));
    expect(texts(made)).toContain(
      "“Ours was carried whole to Denmark.” “Ours was given away for a song.”",
    );
    expect(texts(made)).toContain("they say in Lund of a mill");
    for (const { text, works } of made) {
      expect(text).not.toMatch(/Ames|Adams|Burr/);
      expect(works).toContain("Burr Mill");
    }
    const sameTown = texts(dialogue.build(scene(own, [{ ...other, town: "Ames" }])));
    expect(sameTown).toContain("Two towns");
    expect(sameTown).not.toContain("they say in");
  });
  it("is refused where they speak of different things, and where somebody lives, prays or lies buried", () => {
    expect(
      dialogue.build(scene(own, [{ ...other, facts: ["sold its wheel to Denmark"] }])),
    ).toEqual([]);
    for (const tag of ["living_people", "sacred", "graves", "deaths_here"] as const)
      expect(dialogue.build(scene({ ...own, tags: ["made", tag] }, [other]))).toEqual([]);
    expect(dialogue.build(scene(own, [{ ...other, tags: ["deaths_here"] }]))).toEqual([]);
  });
});

describe("two neighbors", () => {
  const own = place(1, { point: at(40, -90), veiled: ["red door"] });
  const north = place(2, { point: at(40.05, -90), veiled: ["a hand of stone"] });
  const east = place(3, { point: at(40, -89.95), veiled: ["brass lamps burn here", "a tin hat"] });
  it("tell by likenesses, sides and miles where the place lies between them", () => {
    const made = texts(signpost.build(scene(own, [north, east])));
    expect(made).toContain(
      "A signpost with two arms. To the east, about three miles: a tin hat. To the north, about three miles: a hand of stone. You want the post.",
    );
    expect(made).toContain("The other goes about three miles south from this: a hand of stone.");
    expect(made).not.toContain("lamps burn");
  });
  it("are two, on sides whose lines cross, near by and not grave", () => {
    const two = (others: readonly Place[]) =>
      signpost
        .build(scene(own, others))
        .filter(({ uses }) => uses.filter((key) => key.startsWith("landmark:")).length === 2);
    expect(two([north, east])).not.toEqual([]);
    expect(two([north])).toEqual([]);
    const south = { ...east, point: at(39.95, -90) };
    expect(two([north, south])).toEqual([]);
    expect(two([north, { ...east, point: at(40, -88) }])).toEqual([]);
    expect(two([north, { ...east, tags: ["deaths_here"] }])).toEqual([]);
  });
  it("or one, from which the way is measured, within forty miles and not grave", () => {
    const far = { ...north, point: at(40.5, -90) };
    const ways = signpost.build(scene(own, [far])).map(({ text }) => text);
    expect(ways.length).toBeGreaterThan(0);
    for (const text of ways) {
      expect(text.toLowerCase()).toContain("a hand of stone");
      expect(text.toLowerCase()).toContain("red door");
      expect(text).toContain("about 35 miles south");
    }
    expect(signpost.build(scene(own, [{ ...north, point: at(41, -90) }]))).toEqual([]);
    expect(signpost.build(scene(own, [{ ...far, tags: ["deaths_here"] }]))).toEqual([]);
  });
  it("lead to where people died in plain words, from no place of amusement", () => {
    const grave = { ...own, tags: ["deaths_here"] } satisfies Place;
    const from = (kind: string) =>
      signpost.build(scene(grave, [{ ...north, kind }, east])).map(({ text }) => text);
    const plain = from("church");
    expect(texts(signpost.build(scene(grave, [{ ...north, kind: "church" }])))).toMatch(
      /Start from here: a hand of stone\./,
    );
    expect(plain.filter((text) => /riddle|crow|arms|wrong address/i.test(text))).toEqual([]);
    expect(from("zoo").filter((text) => text.includes("a hand of stone"))).toEqual([]);
  });
});

describe("three ages", () => {
  const of = (n: number, year: number, own: Partial<Place> = {}) =>
    place(n, {
      tags: ["made"],
      years: [[year, "was built"]],
      veiled: [`likeness ${"abc"[n]}`],
      ...own,
    });
  it("picks the place out of three by its age", () => {
    const made = (year: number) => lineup.build(scene(of(0, year), [of(1, 1900), of(2, 1950)]));
    for (const [year, age] of [
      [1880, /the oldest\b|the elder\b/],
      [1920, /neither the oldest nor the youngest|the one in the middle|elder|younger/],
      [1980, /the youngest\b|younger\b/],
    ] as const) {
      expect(made(year).length).toBeGreaterThan(0);
      for (const { text } of made(year)) expect(text).toMatch(age);
    }
    expect(made(1920)[0]?.works).toMatch(/^In order of age they are .+, this place and .+\.$/);
  });
  it("is refused where two are nearly of an age, far off, grown or made again", () => {
    const with2 = (second: Place) => lineup.build(scene(of(0, 1880), [of(1, 1900), second]));
    expect(with2(of(2, 1950))).not.toEqual([]);
    expect(with2(of(2, 1903))).toEqual([]);
    expect(with2(of(2, 1950, { point: at(30, -60) }))).toEqual([]);
    expect(with2(of(2, 1950, { tags: ["made", "replica"] }))).toEqual([]);
    expect(with2(of(2, 1950, { tags: ["grown"] }))).toEqual([]);
    expect(
      lineup.build(
        scene(of(0, 1880, { tags: ["made", "deaths_here"] }), [of(1, 1900), of(2, 1950)]),
      ),
    ).toEqual([]);
  });
});

describe("two of a sort", () => {
  const own = place(1, {
    kind: "mill",
    name: "Adams Mill",
    point: at(40, -90),
    veiled: ["a red door"],
  });
  const twin = place(2, {
    kind: "mill",
    name: "Burr Mill",
    point: at(40.3, -90),
    veiled: ["two chairs"],
  });
  it("are told by a likeness each, and neither by what it is; yours by its side", () => {
    const made = sameSort.build(scene(own, [twin]));
    expect(made.length).toBeGreaterThan(0);
    for (const { text, works } of made) {
      expect(text.toLowerCase()).toContain("a red door");
      expect(text.toLowerCase()).toContain("two chairs");
      expect(text).toMatch(/south/);
      expect(text).not.toMatch(/mill/i);
      expect(works).toContain("Both are mills; the other is the Burr Mill");
    }
  });
  it("may be what the place is not", () => {
    const lamps = [2, 3].map((n) =>
      place(n, {
        kind: "lighthouse",
        name: `Lamp ${n}`,
        point: at(40 + n / 10, -90),
        veiled: [`lamp ${n === 2 ? "low" : "high"}`],
      }),
    );
    const made = sameSort.build(scene(own, lamps));
    expect(made.length).toBeGreaterThan(0);
    for (const { text, works } of made) {
      for (const line of ["a red door", "lamp low", "lamp high"])
        expect(text.toLowerCase()).toContain(line);
      expect(works).toContain("Two of them are lighthouses");
    }
    // One could take a fort for its ruin: then nobody knows which two are meant.
    const ruins = lamps.map((each) => ({ ...each, kind: "ruin" }));
    expect(sameSort.build(scene({ ...own, kind: "fort" }, ruins))).toEqual([]);
  });
  it("are refused where a likeness says the sort, where there is no second, and where people died", () => {
    expect(sameSort.build(scene(own, [{ ...twin, veiled: ["a mill on stilts"] }]))).toEqual([]);
    expect(sameSort.build(scene({ ...own, veiled: ["a mill on stilts"] }, [twin]))).toEqual([]);
    expect(sameSort.build(scene(own, []))).toEqual([]);
    expect(sameSort.build(scene({ ...own, tags: ["deaths_here"] }, [twin]))).toEqual([]);
  });
});

describe("one town", () => {
  const own = place(1, { town: "Ames", point: at(40, -90), veiled: ["a red door"] });
  const mate = (n: number, extra: Partial<Place> = {}) =>
    place(n, {
      town: "Ames",
      point: at(40 + n / 100, -90),
      veiled: [`chair ${"abc"[n]}`],
      ...extra,
    });
  it("is found by one or two of its places, and never named before", () => {
    const made = sameTown.build(scene(own, [mate(1), mate(2)]));
    expect(made.some(({ uses }) => uses.length === 3)).toBe(true);
    for (const { text, works } of made) {
      expect(text.toLowerCase()).toContain("a red door");
      expect(text).toMatch(/chair [bc]/i);
      expect(text).not.toContain("Ames");
      expect(works).toContain("The town is Ames");
    }
  });
  it("is refused in another town, far off, and from a place of amusement to where people died", () => {
    expect(sameTown.build(scene(own, [mate(1, { town: "Lund" })]))).toEqual([]);
    expect(sameTown.build(scene(own, [mate(1, { point: at(40.2, -90) })]))).toEqual([]);
    const grave = scene({ ...own, tags: ["deaths_here"] }, [mate(1, { kind: "zoo" })]);
    expect(sameTown.build(grave)).toEqual([]);
  });
});

describe("the link that leads", () => {
  const own = place(1, { people: [["Ada Brook", "designed it"]] });
  const other = place(2, {
    people: [["Ada Brook", "designed it"]],
    veiled: ["a bubble of marble"],
  });
  it("goes by one hand from a place that can be found", () => {
    const made = texts(link.build(scene(own, [other])));
    expect(made).toContain("Whoever drew that drew yours as well");
    // "Its maker" would be the maker of what the likeness speaks of.
    expect(made).toContain("Whoever drew yours had another go elsewhere");
    expect(made).not.toContain("Brook");
  });
  it("is refused without a shared hand, and where one of the two is grave", () => {
    expect(link.build(scene(own, [place(2, { people: [["Eve Stone", "designed it"]] })]))).toEqual(
      [],
    );
    expect(link.build(scene(own, [{ ...other, tags: ["wrong_done"] }]))).toEqual([]);
  });
});

describe("a line that strayed in", () => {
  const facts = ["ground corn by night", "lost its dam to a flood"];
  const own = place(1, { kind: "mill", name: "Adams Mill", facts, veiled: ["a red door"] });
  const other = place(2, { kind: "mill", name: "Burr Mill", facts: ["sold its wheel to Denmark"] });
  it("stands beside two that are true, in each of the three places, and is owned up to afterwards", () => {
    const made = stray.build(scene(own, [other]));
    expect(texts(made)).toContain("It sold its wheel to Denmark. It ground corn by night.");
    expect(texts(made)).toContain("it lost its dam to a flood; it sold its wheel to Denmark.");
    for (const { text, works } of made) {
      expect(text).toMatch(/another/);
      expect(works).toContain("Burr Mill");
    }
  });
  it("may be a likeness among likenesses", () => {
    const drawn = { ...own, veiled: ["a red door", "two chairs"], facts: [] };
    const made = stray.build(scene(drawn, [{ ...other, veiled: ["a wheel abroad"] }]));
    expect(texts(made)).toContain(
      "Three postcards, two of them of yours: a wheel abroad; a red door; two chairs.",
    );
    expect(made[0]?.works).toContain("“a wheel abroad”: that is the Burr Mill");
  });
  it("is refused where it may be true of the place, where one of them is far or grave, and of one fact", () => {
    const same = place(1, {
      kind: "mill",
      facts: ["ground corn", "kept a wheel from Denmark"],
      veiled: ["a door"],
    });
    expect(stray.build(scene(same, [other]))).toEqual([]);
    expect(stray.build(scene(own, [{ ...other, point: at(10, -60) }]))).toEqual([]);
    expect(stray.build(scene(own, [{ ...other, tags: ["deaths_here"] }]))).toEqual([]);
    const grave = place(1, { kind: "mill", facts, tags: ["deaths_here"] });
    expect(stray.build(scene(grave, [other]))).toEqual([]);
    expect(
      stray.build(
        scene(place(1, { kind: "mill", facts: ["ground corn"], veiled: ["a door"] }), [other]),
      ),
    ).toEqual([]);
  });
});

describe("what is not there, the order, the fold, the likeness", () => {
  it("tells a lack that is stated, and infers none", () => {
    expect(absence.build(scene(place(1, { facts: ["never got its second tower"] })))).not.toEqual(
      [],
    );
    expect(absence.build(scene(place(1, { facts: ["has one tower"] })))).toEqual([]);
  });
  it("orders nothing that harms", () => {
    const of = (veiled: string[]) => order.build(scene(place(1, { veiled })));
    expect(texts(of(["look up where the bell was", "red door"]))).toContain("Look up");
    expect(of(["look down from the edge", "red door"])).toEqual([]);
    expect(of(["climb to the lamp", "red door"])).toEqual([]);
  });
  it("folds the map only where the place lies in the middle of two towns", () => {
    const towns = [
      { name: "Aville", point: at(40, -90.5), population: 20_000 },
      { name: "Bville", point: at(40, -89.5), population: 20_000 },
    ];
    expect(texts(fold.build(scene(place(1, { point: at(40, -90) }), [], towns)))).toContain(
      "Fold the map so that Aville lies on Bville.",
    );
    expect(fold.build(scene(place(1, { point: at(40.3, -90) }), [], towns))).toEqual([]);
    // On the line, and three miles nearer to the one.
    expect(fold.build(scene(place(1, { point: at(40, -89.97) }), [], towns))).toEqual([]);
  });
  it("says with a likeness what it is of, where neither its words nor the kind stand in the way", () => {
    const of = (own: Partial<Place>) => texts(image.build(scene(place(1, own))));
    const bridge = { kind: "bridge", veiled: ["sparks closed it, and sneakers opened it"] };
    expect(of(bridge)).toContain("A bridge: sparks closed it, and sneakers opened it.");
    expect(of(bridge)).toContain("Sparks closed it, and sneakers opened it: a bridge.");
    expect(of({ ...bridge, veiled: ["a bridge to nowhere"] })).not.toContain(":");
    expect(of({ ...bridge, veiled: ["come at dark and cross by the bow"] })).not.toContain(":");
    expect(of({ ...bridge, kind: "oddity" })).not.toContain(":");
  });
  it("has a likeness for every place", () => {
    expect(image.build(scene(place(1, {}))).length).toBeGreaterThan(0);
  });
});

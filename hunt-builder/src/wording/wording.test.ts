import { describe, expect, it } from "vitest";
import { areaNoun, countyInWords, countyNoun } from "./counties.ts";
import { bareName, wordsOfName } from "./names.ts";
import { counted, findWordsBelowHundred, ordinal, withCommas } from "./numbers.ts";
import { fill, inSentence, listed, sentence, sentencesIn, withArticle } from "./sentences.ts";
import { measureClause } from "./units.ts";

describe("numbers", () => {
  it("are written as people write them", () => {
    expect(withCommas(26372)).toBe("26,372");
    expect(withCommas(567.3)).toBe("567.3");
    expect(withCommas(0.25)).toBe("0.25");
    expect(counted(1, "mile")).toBe("one mile");
    expect(counted(14, "mile")).toBe("14 miles");
    expect([3, 12, 13, 21, 22, 111].map(ordinal)).toEqual([
      "third",
      "twelfth",
      "13th",
      "21st",
      "22nd",
      "111th",
    ]);
    expect([33, 40, 17, 100].map(findWordsBelowHundred)).toEqual([
      "thirty-three",
      "forty",
      "seventeen",
      null,
    ]);
  });
});

describe("sentences", () => {
  it("have one capital and one stop", () => {
    expect(sentence("it stands")).toBe("It stands.");
    expect(sentence("33 years later it fell")).toBe("Thirty-three years later it fell.");
    expect(sentence("he wrote, “it stands”")).toBe("He wrote, “it stands.”");
  });

  it("split at stops, not at initials", () => {
    expect(sentencesIn("It stands. J. J. Myers built it. St. Paul saw it.")).toEqual([
      "it stands",
      "j j myers built it",
      "st paul saw it",
    ]);
  });

  it("throw on a slot without a value", () => {
    expect(fill("{Kind} and {kind}", { kind: "a mill" })).toBe("A mill and a mill");
    expect(() => fill("{nothing}", {})).toThrow(/nothing/);
  });

  it("choose the article by sound", () => {
    expect(["university", "island", "hour", "one-way street", "umbrella"].map(withArticle)).toEqual(
      ["a university", "an island", "an hour", "a one-way street", "an umbrella"],
    );
    expect(listed(["a", "b", "c"])).toBe("a, b and c");
  });
});

describe("measures", () => {
  it("agree with the thing and its unit", () => {
    const of = (what: string, value: number, unit: string, how: string, about = false): string =>
      measureClause({ what, value, unit, how, about });
    expect(of("dome", 302, "ft", "high", true)).toBe("its dome is about 302 feet high");
    expect(of("brick walls", 50, "ft", "high")).toBe("its brick walls are 50 feet high");
    expect(of("each of its vaults", 100, "ft", "long")).toBe("each of its vaults is 100 feet long");
    expect(of("dirt oval", 1, "mi", "around")).toBe("its dirt oval is one mile around");
    expect(of("loan that began it", 800, "dollars", "")).toBe(
      "the loan that began it comes to 800 dollars",
    );
    expect(of("oak", 500, "years of age", "")).toBe("its oak is 500 years of age");
    expect(of("portico", 6, "columns", "")).toBe("its portico has six columns");
    expect(of("hall", 2362, "seats", "")).toBe("its hall has 2,362 seats");
    expect(of("site", 19, "acres", "")).toBe("its site covers 19 acres");
    expect(of("height", 278, "ft", "high")).toBe("its height is 278 feet");
    expect(of("bronze", 20_000, "lb", "", true)).toBe("its bronze weighs about 20,000 pounds");
    expect(of("weight", 5_000, "lb", "", true)).toBe("its weight is about 5,000 pounds");
    // Nobody says "about 66,655".
    expect(of("bowl", 66_655, "seats", "", true)).toBe("its bowl has about 66,700 seats");
    expect(of("bowl", 66_655, "seats", "")).toBe("its bowl has 66,655 seats");
  });
});

describe("counties", () => {
  it("are called as people there call them", () => {
    const of = (state: string, bare: string): string[] => [
      countyInWords(state, bare),
      countyNoun(state, bare),
      areaNoun(state, bare),
    ];
    expect(of("CA", "Marin")).toEqual(["Marin County", "county", "county"]);
    expect(of("LA", "Orleans")).toEqual(["Orleans Parish", "parish", "parish"]);
    expect(of("VA", "York")).toEqual(["York County", "county", "county"]);
    expect(of("VA", "Salem")).toEqual(["Salem", "city", "city"]);
    expect(of("VA", "Roanoke")).toEqual(["the Roanoke area", "county or city", "area"]);
    // Of Towson and of the city, neither of which lies in the other.
    expect(of("MD", "Baltimore")[0]).toBe("the Baltimore area");
    expect(of("MO", "St. Louis")[0]).toBe("the St. Louis area");
    expect(of("AK", "Sitka")).toEqual(["the Sitka area", "borough or census area", "area"]);
  });
});

describe("names", () => {
  it("are counted by the words on a sign, without The", () => {
    expect(wordsOfName(bareName({ name: "The Soo Locks" }))).toEqual(["Soo", "Locks"]);
  });

  it("take an article in a sentence where speech gives one", () => {
    const withOne = [
      "Statue of Liberty",
      "USS Cobia",
      "Rose Bowl",
      "Fountains of Bellagio",
      "World's Largest Buffalo",
      "Soldiers' and Sailors' Monument",
      "Battleship New Jersey",
      "Unisphere",
    ];
    expect(["The Alamo", ...withOne].map(inSentence)).toEqual([
      "the Alamo",
      ...withOne.map((name) => `the ${name}`),
    ]);
    const withNone = ["Rainbow Bridge", "Half Dome", "World's End", "Ford's Theatre", "Rowan Oak"];
    expect(withNone.map(inSentence)).toEqual(withNone);
  });
});

describe("what is measured", () => {
  it("is many or one by the noun that counts", () => {
    const of = (what: string): string =>
      measureClause({ what, value: 70, unit: "species", how: "", about: false });
    expect(of("kinds kept")).toBe("its kinds kept have 70 species");
    expect(of("shaft and angel")).toBe("its shaft and angel have 70 species");
    expect(of("great lens")).toBe("its great lens has 70 species");
    expect(of("jets where rivers meet")).toBe("its jets where rivers meet have 70 species");
    expect(of("stacks beyond the wall")).toBe("its stacks beyond the wall have 70 species");
    expect(of("newspaper's alphabet")).toBe("its newspaper's alphabet has 70 species");
  });
});

import { words } from "@ten-paces/geo/words";
import { describe, expect, it } from "vitest";
import { ownWords } from "../../../building/own-words.ts";
import { samplePlace } from "../../../testing/sample-places.ts";
import { kindWords } from "../../../words/kinds.ts";
import { metas } from "../metas.ts";
import { type FieldName, fields, togetherIn, wordsOfField } from "./fields.ts";
import { toldIn } from "./told-in.ts";

const all = metas.flatMap(({ framings }) => framings);

describe("the stories of last squares", () => {
  it("are six for each way to end, and none is told twice", () => {
    for (const { framings } of metas) expect(framings).toHaveLength(6);
    const texts = all.flatMap(({ titles, about, thread, prompts, hard, end }) => [
      ...titles,
      about,
      ...thread,
      ...prompts,
      hard,
      end,
    ]);
    expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([]);
  });

  it("are told in few words, of kinds that there are, without numbers of squares", () => {
    for (const { suits, prompts, about, titles, thread } of all) {
      for (const prompt of prompts)
        expect(prompt.split(" ").length, prompt).toBeLessThanOrEqual(52);
      expect(about).toContain("{state}");
      expect(about.split(" ").length, about).toBeLessThanOrEqual(26);
      expect(titles).toHaveLength(4);
      for (const text of thread) expect(text.split(" ").length, text).toBeLessThanOrEqual(20);
      for (const kind of suits) expect(kindWords(kind).noun, kind).not.toBe("");
      expect([about, ...titles].join(" ")).not.toMatch(/\b(?:nine|ten)\b/i);
    }
  });

  it("say in a hard hunt what one sees and not what is done, and end with the place and the words", () => {
    for (const { hard, end } of all) {
      expect(hard).not.toMatch(
        /\b(?:rank|column|initials?|(?:first|second|third) letters?|length|from the top|in a row)\b/i,
      );
      expect(hard.split(" ").length, hard).toBeLessThanOrEqual(26);
      expect(end).toContain("{place}");
      expect(end).toContain("{words}");
      expect(end.replace(/\{(?:first|ninth|place|words)\}/g, "")).not.toMatch(/[{}]/);
    }
  });

  it("take turns, and those at home among a hunt's places come first", () => {
    const framings = metas[0]?.framings ?? [];
    const places = [1, 2, 3].map((n) => samplePlace(n, { kind: "station" }));
    expect(new Set([0, 1, 2].map((turn) => toldIn(framings, places, turn)[0])).size).toBe(1);
    expect(toldIn(framings, places, 0)[0]?.suits).toContain("station");
    const anywhere = [0, 1, 2, 3, 4, 5].map((turn) => toldIn(framings, [], turn)[0]);
    expect(new Set(anywhere).size).toBe(6);
    expect(toldIn(framings, places, 4)).toHaveLength(6);
  });

  it("have fields of words that an address may have, each once, which say what an end means", () => {
    const list = new Set(words);
    for (const name of Object.keys(fields) as FieldName[]) {
      const own = wordsOfField(name);
      expect(own.length, name).toBeGreaterThan(60);
      expect(new Set(own).size, name).toBe(own.length);
      expect(
        own.filter((each) => !list.has(each) || ownWords.has(each) || each.length < 4),
      ).toEqual([]);
    }
    expect(togetherIn("sea", ["anchor", "carrot", "swell"])).toMatch(
      /: ANCHOR stowed below and SWELL off the bow\.$/,
    );
    expect(togetherIn("sea", ["carrot", "anchor", "boat"])).toMatch(
      /: ANCHOR and BOAT stowed below\.$/,
    );
    expect(togetherIn("sea", ["carrot", "anchor", "noun"])).toBe("");
    expect(togetherIn("sea", ["carrot", "lemon", "noun"])).toBe("");
  });
});

import { expect, test } from "vitest";
import { systemRandom } from "../../lib/random.ts";
import { generateDisplayName, isAllowedName, tidyName } from "./names.ts";

const allowed = (name: string) => isAllowedName(tidyName(name));

test("names of people and of birds are allowed, in any alphabet", () => {
  const good = [
    "Brass Heron 4821",
    "José Núñez",
    "Иван Петров",
    "J. R. Marsh",
    "O'Neil",
    "Badminton Fan",
    "Model T",
    "山田太郎",
    "Ten Foxes",
    "Modesty Blaise",
    "မြို့သူ",
    "नंदिता देवी",
  ];
  for (const name of good) expect([name, allowed(name)]).toEqual([name, true]);
  for (let count = 0; count < 200; count += 1)
    expect(allowed(generateDisplayName(systemRandom))).toBe(true);
});

test("nobody passes for one of us, however it is spelled", () => {
  const bad = [
    "admin",
    "Admin 7",
    "admin42",
    "4dm1n",
    "Аdmin",
    "а-d-m-i-n",
    "a d m i n",
    "Ten Paces",
    "ten paces support",
    "T3n Paces",
    "TenPaces Team",
    "Site Support",
    "Ａｄｍｉｎ",
    "ádmin",
    "The Moderator",
  ];
  for (const name of bad) expect([name, allowed(name)]).toEqual([name, false]);
});

test("no name is an address, a text of markup or of two alphabets", () => {
  const bad = ["me@mail.test", "<b>bold</b>", "visit spam.com", "aaa.co", "x.app", "www bargain"];
  for (const name of [...bad, "Вrass Неron", "ab", "x".repeat(31)]) {
    expect([name, allowed(name)]).toEqual([name, false]);
  }
});

test("no letter carries a pile of marks into the lines around it", () => {
  const piled = `Z${"\u0311\u0322".repeat(4)}ed`;
  expect([piled, allowed(piled)]).toEqual([piled, false]);
});

test("what nobody sees makes no difference", () => {
  expect(tidyName("  Brass \u00a0  Heron ")).toBe("Brass Heron");
  expect(tidyName("Ｂｒａｓｓ")).toBe("Brass");
});

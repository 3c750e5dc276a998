import { avatars } from "@ten-paces/contract";
import type { Random } from "../../lib/random.ts";

const adjectives =
  "Amber Ancient Autumn Brass Brave Bright Brisk Calm Cedar Clever Copper Coral Curious Daring Distant Eager Early Fabled Foggy Gentle Gilded Golden Granite Harbor Hidden Hollow Honest Humble Jolly Keen Lively Lone Lucky Maple Merry Mossy Nimble Northern Patient Quiet Rambling Restless River Roaming Rustic Sandy Silver Steady Sunny Swift Timber Velvet Wandering Western Willow Windy".split(
    " ",
  );
const animals =
  "Badger Beaver Bison Bobcat Caribou Condor Cougar Coyote Crane Dolphin Eagle Egret Elk Falcon Finch Fox Gopher Grouse Hare Hawk Heron Ibis Jay Kestrel Lark Loon Lynx Marten Moose Muskrat Newt Osprey Otter Owl Pelican Plover Puffin Quail Rabbit Raven Robin Salmon Sparrow Stork Swan Tern Thrush Toad Trout Turtle Walrus Weasel Whale Wolf Woodcock Wren".split(
    " ",
  );

/** A name for the leaderboard until the hunter chooses one: "Brass Heron 4821". */
export function generateDisplayName(random: Random): string {
  const digits = [
    random.oneOf("123456789"),
    ...Array.from({ length: 3 }, () => random.oneOf("0123456789")),
  ];
  return `${random.oneOf(adjectives)} ${random.oneOf(animals)} ${digits.join("")}`;
}

export function pickAvatar(random: Random): (typeof avatars)[number] {
  return random.oneOf(avatars);
}

/** Without the differences that nobody sees: compatible forms made one, spaces single. */
export function tidyName(name: string): string {
  return name.normalize("NFKC").replace(/\s+/gu, " ").trim();
}

/** Words by which somebody would be taken for one of us. */
const reservedWords = new Set([
  "admin",
  "admins",
  "administrator",
  "administrators",
  "mod",
  "mods",
  "moderator",
  "moderators",
  "official",
  "owner",
  "root",
  "staff",
  "support",
  "sysadmin",
  "system",
  "webmaster",
]);

/** Letters and digits that are read as another letter, in lower case. */
const readAs: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  а: "a",
  в: "b",
  е: "e",
  ѕ: "s",
  і: "i",
  ї: "i",
  к: "k",
  м: "m",
  н: "h",
  о: "o",
  р: "p",
  с: "c",
  т: "t",
  у: "y",
  х: "x",
  ԁ: "d",
  п: "n",
  α: "a",
  β: "b",
  ε: "e",
  ι: "i",
  κ: "k",
  μ: "m",
  ν: "v",
  ο: "o",
  ρ: "p",
  τ: "t",
  υ: "u",
  χ: "x",
  ı: "i",
  ł: "l",
  ø: "o",
  đ: "d",
};

/** A name as the eye reads it: without accents, in lower case, look-alikes made one. */
function asRead(name: string): string {
  const plain = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return [...plain].map((letter) => readAs[letter] ?? letter).join("");
}

function soundsLikeUs(name: string): boolean {
  const words = name.split(/[ .'_-]+/);
  const withoutDigits = words.map((word) => asRead(word.replace(/\p{N}+$/u, "")));
  const all = [...words.map(asRead), ...withoutDigits];
  const together = asRead(words.join(""));
  return (
    together.includes("tenpaces") ||
    reservedWords.has(together) ||
    all.some((word) => reservedWords.has(word))
  );
}

/** Latin, Greek and Cyrillic letters in one name are there to deceive the eye. */
function mixesAlphabets(name: string): boolean {
  const alphabets = [/\p{Script=Latin}/u, /\p{Script=Greek}/u, /\p{Script=Cyrillic}/u];
  return alphabets.filter((alphabet) => alphabet.test(name)).length > 1;
}

/** Marks piled up on one letter reach into the lines above and below it. Burmese and Hebrew write up to three. */
const piledMarks = /\p{Mn}{4}/u;

/** Whether a tidy display name may be shown: no address, nothing that passes for us or for another. */
export function isAllowedName(name: string): boolean {
  return (
    /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .'_-]{2,29}$/u.test(name) &&
    !piledMarks.test(name) &&
    !/\.\p{L}{2,}/u.test(name) &&
    !/^www\b/i.test(name) &&
    !mixesAlphabets(name) &&
    !soundsLikeUs(name)
  );
}

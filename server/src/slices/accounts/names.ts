import { randomInt } from "node:crypto";
import { avatars } from "@ten-paces/contract";

const adjectives =
  "Amber Ancient Autumn Brass Brave Bright Brisk Calm Cedar Clever Copper Coral Curious Daring Distant Eager Early Fabled Foggy Gentle Gilded Golden Granite Harbor Hidden Hollow Honest Humble Jolly Keen Lively Lone Lucky Maple Merry Mossy Nimble Northern Patient Quiet Rambling Restless River Roaming Rustic Sandy Silver Steady Sunny Swift Timber Velvet Wandering Western Willow Windy".split(
    " ",
  );
const animals =
  "Badger Beaver Bison Bobcat Caribou Condor Cougar Coyote Crane Dolphin Eagle Egret Elk Falcon Finch Fox Gopher Grouse Hare Hawk Heron Ibis Jay Kestrel Lark Loon Lynx Marten Moose Muskrat Newt Osprey Otter Owl Pelican Plover Puffin Quail Rabbit Raven Robin Salmon Sparrow Stork Swan Tern Thrush Toad Trout Turtle Walrus Weasel Whale Wolf Woodcock Wren".split(
    " ",
  );

/** A name for the leaderboard until the hunter chooses one: "Brass Heron 4821". */
export function generateDisplayName(): string {
  const pick = (list: readonly string[]) => list[randomInt(list.length)] ?? "";
  return `${pick(adjectives)} ${pick(animals)} ${randomInt(1000, 10_000)}`;
}

export function pickAvatar(): (typeof avatars)[number] {
  return avatars[randomInt(avatars.length)] ?? avatars[0];
}

/** Whether a display name is one that may be shown: no mail address, no link, no control characters. */
export function isAllowedName(name: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{N} .'_-]*$/u.test(name) && !/\.(com|net|org|io)\b/i.test(name);
}

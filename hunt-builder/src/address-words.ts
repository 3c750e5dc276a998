// stand-in until geo lands
import { readFileSync } from "node:fs";
export const addressWords: readonly string[] = readFileSync("/tmp/hb-words.txt", "utf8")
  .trim()
  .split("\n");

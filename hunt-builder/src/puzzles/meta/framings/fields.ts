import { listed } from "../../../wording/sentences.ts";
import { fieldsIndoors } from "./fields-indoors.ts";
import { fieldsOutdoors } from "./fields-outdoors.ts";

export const fields = { ...fieldsOutdoors, ...fieldsIndoors } as const;

export type FieldName = keyof typeof fields;

/** The words of a field. */
export function wordsOfField(name: FieldName): string[] {
  return fields[name].groups.flatMap(([, words]) => words.split(" "));
}

/** What the words of an end mean together in a field; empty where none of them is of it. Other words are told in other turns. */
export function togetherIn(name: FieldName, words: readonly string[]): string {
  const { intros, strays, groups } = fields[name];
  const whereOf = (word: string): string | undefined =>
    groups.find(([, own]) => own.split(" ").includes(word))?.[0];
  if (!words.some((word) => whereOf(word) !== undefined)) return "";
  let turn = [...words.join("")].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const intro = intros[turn % intros.length];
  const told = new Map<string, string[]>();
  for (const word of words) {
    const where = whereOf(word) ?? strays[turn++ % strays.length] ?? "{w}";
    told.set(where, [...(told.get(where) ?? []), word.toUpperCase()]);
  }
  const parts = [...told]
    // "A and B in the yard, with C in the third car."
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([where, own]) => where.replace("{w}", listed(own)));
  return `${intro} ${parts.length === 2 ? parts.join(", with ") : listed(parts)}.`;
}

import { listed } from "../../../wording/sentences.ts";
import { fieldsIndoors } from "./fields-indoors.ts";
import { fieldsOutdoors } from "./fields-outdoors.ts";

export const fields = { ...fieldsOutdoors, ...fieldsIndoors } as const;

export type FieldName = keyof typeof fields;

/** The words of a field. */
export function wordsOfField(name: FieldName): string[] {
  return fields[name].groups.flatMap(([, words]) => words.split(" "));
}

/** How few words of a field make it worth a sentence. */
const fewestTogether = 2;

/** What those words of an end that belong together mean in a field; empty where there are no two. */
export function togetherIn(name: FieldName, words: readonly string[]): string {
  const { intros, groups } = fields[name];
  const whereOf = (word: string): string | undefined =>
    groups.find(([, own]) => own.split(" ").includes(word))?.[0];
  const own = words.filter((word) => whereOf(word) !== undefined);
  if (own.length < fewestTogether) return "";
  const turn = [...words.join("")].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const told = new Map<string, string[]>();
  for (const word of own) {
    const where = whereOf(word) ?? "{w}";
    told.set(where, [...(told.get(where) ?? []), word.toUpperCase()]);
  }
  // "A and B in the yard."
  const parts = [...told].map(([where, all]) => where.replace("{w}", listed(all)));
  return `${intros[turn % intros.length]} ${listed(parts)}.`;
}

import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { huntersModules } from "./hunters-modules.ts";
import type { Exceptions } from "./messages.ts";

const folder = fileURLToPath(new URL(".", import.meta.url));
const root = join(folder, "../..");

/** A language that the pages are built in besides English: its catalogues stand in a folder of this name. */
export const languages = ["es"] as const;
export type Language = (typeof languages)[number];

/**
 * Whether a catalogue is of what the service says, which the pages of the language carry along to say it in: what first
 * views show, questions and answers, and all the rest.
 */
export const isOfService = (name: string): boolean => /^service(-\w+)?\.json$/.test(name);

/** The words of a language by the English ones, of all its catalogues; the pages' own before the service's. */
export function readCatalogue(language: Language): Map<string, string> {
  const words = new Map<string, string>();
  const catalogues = readCatalogues(language);
  const ofService = catalogues.filter(([name]) => isOfService(name));
  for (const [, catalogue] of [
    ...ofService,
    ...catalogues.filter(([name]) => !isOfService(name)),
  ]) {
    for (const [english, said] of Object.entries(catalogue)) words.set(english, said);
  }
  return words;
}

/** Each catalogue by the name of its file. */
export function readCatalogues(
  language: Language,
): [name: string, words: Record<string, string>][] {
  const files = readdirSync(join(folder, language)).filter((file) => file.endsWith(".json"));
  return files.sort().map((file) => [file, readJson(join(language, file))]);
}

export function readExceptions(): Exceptions {
  const { notText, always } = readJson("exceptions.json") as unknown as Record<string, string[]>;
  return { notText: new Set(notText), always: new Set(always) };
}

function readJson(path: string): Record<string, string> {
  return JSON.parse(readFileSync(join(folder, path), "utf8"));
}

/** What stays English: samples of hunts, which are English everywhere, tests, what is made, and a page of samples. */
const STAYS_ENGLISH =
  /\.test\.|\/(test|testing)\/|pages\/style\/|\/generated\/|hunt-test\/sample-|\.es\.tsx?$/;
/** Lists of codes that are shown: ui/code-words.es.ts says them, and the service is sent them as they are. */
const CODES = "contract/src/content.ts";
/** Calls of the operator's desk: what they refuse is told there, in English. */
const DESK_CALLS =
  /^contract\/src\/(admin-|alerts|analytics|builder|content-edits|desk-exports|drafts|exports|faq-edits|figures|findings|gone-edit|hunt-edits|hunt-files|integrity|job|kept-states|letters|limits|mail-texts|mails|own-places|payouts|places|revenue|roles|sandbox-clock|settings|stock|stored-drafts|surveys|table-files|tickets)/;

let hunters: Set<string> | null = null;

/** Whether what a module says is read by people, in the reader's language. */
export function isTranslated(file: string): boolean {
  const path = relative(root, file).replaceAll("\\", "/");
  if (!/\.tsx?$/.test(path) || path === CODES || STAYS_ENGLISH.test(path)) return false;
  if (path.startsWith("contract/src/")) return !DESK_CALLS.test(path);
  hunters ??= huntersModules(join(root, "web/src/main.tsx"));
  return hunters.has(join(root, path));
}

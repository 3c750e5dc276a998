// Where the pages of a language are built, and how its files beside them are called.
import { fileURLToPath } from "node:url";

export const web = fileURLToPath(new URL("..", import.meta.url));
export const dist = `${web}dist`;

/** The language of this build besides English, as vite-plugins/spoken-language.ts reads it. */
export const language = process.env.TEN_PACES_LANGUAGE || null;
export const built = language ? `${web}node_modules/.cache/pages-${language}` : dist;

/** "pages.json" as it is called in this language: "pages.es.json". */
export function named(file) {
  return language ? file.replace(/(\.[^.]+)$/, `.${language}$1`) : file;
}

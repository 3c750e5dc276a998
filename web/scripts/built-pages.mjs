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

/**
 * The file that every page runs, by its key in the build's manifest. The entry itself only names it, so that the
 * build's page names it in its place and has no entry of its own.
 */
export function shellOf(manifest) {
  const found = Object.keys(manifest).filter(
    (key) => manifest[key].name === "shell" && manifest[key].file.endsWith(".js"),
  );
  if (found.length !== 1 || "index.html" in manifest)
    throw new Error("The build has another first file than the shell: vite-plugins/first-views.ts");
  return found[0];
}

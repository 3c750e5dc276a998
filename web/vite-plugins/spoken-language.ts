import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import {
  isTranslated,
  type Language,
  languages,
  readCatalogue,
  readExceptions,
} from "../languages/catalogue.ts";
import { inLanguage } from "../languages/messages.ts";

/** The language that this build speaks, by TEN_PACES_LANGUAGE; null for English, which is what the modules say. */
export function languageOfBuild(): Language | null {
  return languages.find((language) => language === process.env.TEN_PACES_LANGUAGE) ?? null;
}

/**
 * Builds the pages in another language: every message of a module is replaced by its words in the catalogue before
 * anything else is done to the module, and x.es.ts takes the place of x.ts where a rule of grammar is code. The
 * English pages pay nothing for it.
 */
export function spokenLanguage(language: Language): Plugin {
  const words = readCatalogue(language);
  const exceptions = readExceptions();
  const say = (english: string) => words.get(english);
  return {
    name: "ten-paces:spoken-language",
    enforce: "pre",
    resolveId(source, importer) {
      const own = ownModule(source, importer, language);
      return own && existsSync(own) && importer !== own ? own : null;
    },
    transform(code, id) {
      const [file = id] = id.split("?");
      if (!isTranslated(file)) return null;
      return { code: inLanguage(file, code, exceptions, say), map: null };
    },
    transformIndexHtml: {
      order: "pre",
      handler: (html) =>
        html
          .replace(/<html lang="[^"]*"/, () => `<html lang="${words.get("en-US") ?? language}"`)
          .replace(/content="(Treasure hunts[^"]*)"/, (whole, text) => {
            const said = words.get(text);
            return said ? `content="${said}"` : whole;
          })
          .replace(/(<noscript>)([^<]*)/, (_whole, tag, text) => tag + (words.get(text) ?? text)),
    },
  };
}

/** Where a module of this language would stand beside the one that is asked for. */
function ownModule(
  source: string,
  importer: string | undefined,
  language: Language,
): string | null {
  if (!importer || !/^\.{1,2}\/.*\.tsx?$/.test(source)) return null;
  return join(
    dirname(importer.split("?")[0] ?? importer),
    source.replace(/(\.tsx?)$/, `.${language}$1`),
  );
}

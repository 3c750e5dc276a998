// After the English build and that of another language: puts the second beside the first, under names of its own.
import { cpSync, renameSync, rmSync } from "node:fs";
import { built, dist, language, named } from "./built-pages.mjs";

if (!language) throw new Error("TEN_PACES_LANGUAGE says which language is added.");
cpSync(`${built}/assets/${language}`, `${dist}/assets/${language}`, { recursive: true });
renameSync(`${built}/index.html`, `${dist}/${named("index.html")}`);
rmSync(built, { recursive: true });

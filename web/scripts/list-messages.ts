// What a catalogue lacks, as JSON with empty words, and on the error output what it has too much of:
// node web/scripts/list-messages.ts es
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  isTranslated,
  type Language,
  readCatalogue,
  readExceptions,
} from "../languages/catalogue.ts";
import { messagesIn } from "../languages/messages.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const words = readCatalogue((process.argv[2] ?? "es") as Language);
const exceptions = readExceptions();
const missing: Record<string, string> = {};
for (const file of globSync("{web/src,contract/src}/**/*.{ts,tsx}", { cwd: root }).sort()) {
  if (!isTranslated(`${root}${file}`)) continue;
  for (const { text } of messagesIn(file, readFileSync(`${root}${file}`, "utf8"), exceptions)) {
    if (!words.has(text)) missing[text] ??= "";
  }
}
process.stdout.write(`${JSON.stringify(missing, null, 2)}\n`);

import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const folder = new URL("../src/data/generated/", import.meta.url);

/** Writes constants of JSON values, with their types where given, as a module and prints its size. */
export function writeGenerated(
  file: string,
  source: string,
  constants: Record<string, unknown>,
  types: Record<string, string> = {},
): void {
  const script = process.argv[1]?.split("/").pop();
  const lines = Object.entries(constants).map(
    ([name, value]) =>
      `export const ${name}${types[name] ? `: ${types[name]}` : ""} = ${JSON.stringify(value)};`,
  );
  const text = `// Written by geo/scripts/${script} from ${source}.\n${lines.join("\n")}\n`;
  const path = fileURLToPath(new URL(file, folder));
  writeFileSync(path, text);
  console.log(`${file}: ${(text.length / 1024).toFixed(1)} KiB`);
}

import type { HuntFile } from "@ten-paces/contract";

/** A hunt of a file, by the line that it stands on; `fault` where there is none to be read. */
export interface FileLine {
  line: number;
  name: string;
  file: HuntFile | null;
}

/** The hunts in a text: one as JSON, or one on each line. What the service makes of them is its own affair. */
export function readHuntFiles(text: string): FileLine[] {
  const whole = parse(text);
  if (whole) return [named(1, whole)];
  return text
    .split("\n")
    .map((content, index) => ({ content, line: index + 1 }))
    .filter(({ content }) => content.trim() !== "")
    .map(({ content, line }) => named(line, parse(content)));
}

/** One hunt a line, so that an archive can be read, compared and cut with the usual tools. */
export function writeHuntFiles(files: readonly HuntFile[]): string {
  return files.map((file) => `${JSON.stringify(file)}\n`).join("");
}

function named(line: number, file: HuntFile | null): FileLine {
  return { line, file, name: file?.hunt.name ?? `Line ${line}` };
}

function parse(text: string): HuntFile | null {
  try {
    const value: unknown = JSON.parse(text);
    const hunt = (value as Partial<HuntFile> | null)?.hunt;
    return typeof hunt?.name === "string" ? (value as HuntFile) : null;
  } catch {
    return null;
  }
}

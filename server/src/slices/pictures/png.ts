import { existsSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unpackWoff } from "./sfnt.ts";

const fontName = "@fontsource/fraunces/files/fraunces-latin-600-normal.woff";

let fontFile: string | null = null;

/** The letters of the headings as a file, which is what the drawing library reads. Written once, beside and then in place. */
function fontPath(): string {
  if (fontFile !== null && existsSync(fontFile)) return fontFile;
  const folder = mkdtempSync(join(tmpdir(), "ten-paces-letters-"));
  const woff = readFileSync(createRequire(import.meta.url).resolve(fontName));
  writeFileSync(join(folder, "part"), unpackWoff(woff));
  fontFile = join(folder, "fraunces.ttf");
  renameSync(join(folder, "part"), fontFile);
  return fontFile;
}

/**
 * An SVG as a PNG, drawn in a thread of its own.
 * @throws Error where the machine has no build of the drawing library
 */
export async function toPng(svg: string): Promise<Buffer> {
  const { renderAsync } = await import("@resvg/resvg-js");
  const image = await renderAsync(svg, {
    font: { loadSystemFonts: false, fontFiles: [fontPath()], defaultFontFamily: "Fraunces" },
  });
  return image.asPng();
}

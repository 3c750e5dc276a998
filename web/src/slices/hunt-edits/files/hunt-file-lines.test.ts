import type { HuntFile } from "@ten-paces/contract";
import { expect, test } from "vitest";
import { readHuntFiles, writeHuntFiles } from "./hunt-file-lines.ts";

const fileOf = (name: string) =>
  ({ format: "ten-paces-hunt", version: 1, hunt: { name } }) as HuntFile;

test("an archive is read as it was written, a single hunt in any layout too", () => {
  const files = [fileOf("Gold"), fileOf("Silver")];
  expect(readHuntFiles(writeHuntFiles(files)).map(({ file }) => file)).toEqual(files);
  expect(readHuntFiles(JSON.stringify(files[0], null, 2))).toEqual([
    { line: 1, name: "Gold", file: files[0] },
  ]);
});

test("a line that is no hunt is named by its number, and empty ones are passed over", () => {
  const text = `${JSON.stringify(fileOf("Gold"))}\n\nnot JSON\n{"hunt":{}}\n`;
  expect(readHuntFiles(text).map(({ line, name, file }) => [line, name, file !== null])).toEqual([
    [1, "Gold", true],
    [3, "Line 3", false],
    [4, "Line 4", false],
  ]);
});

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { rolesOf } from "@ten-paces/contract/roles";
import { filesOf } from "@ten-paces/contract/table-files";
import { expect, test } from "vitest";

const screens = join(import.meta.dirname, "../..");
const code = readdirSync(screens, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".tsx") && !name.includes(".test."))
  .map((name) => readFileSync(join(screens, name), "utf8"))
  .join("\n");

test("each file of a table is saved by a button beside it", () => {
  const calls = new Set(
    Object.values(filesOf).flatMap((files) => (Array.isArray(files) ? files : [])),
  );
  expect(calls.size).toBeGreaterThan(15);
  for (const call of calls) {
    expect(rolesOf).toHaveProperty(call);
    expect(code, call).toMatch(new RegExp(`endpoint=\\{${call}\\}|call\\(${call},`));
  }
});

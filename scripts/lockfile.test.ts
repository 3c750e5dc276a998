import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Locked {
  optionalDependencies?: Record<string, string>;
}

const { packages } = JSON.parse(
  readFileSync(new URL("../package-lock.json", import.meta.url), "utf8"),
) as { packages: Record<string, Locked> };
/** What the two commands promise to run on: Debian and Mac, on either kind of processor. */
const promised = /(darwin|linux)-(arm64|x64)(-gnu)?$/;

test("the lockfile holds the builds of a package for every machine that the README promises", () => {
  const wanted = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
    Object.keys(optionalDependencies).filter((name) => promised.test(name)),
  );
  expect(wanted.length).toBeGreaterThan(10);
  const held = Object.keys(packages).map((path) => path.split("node_modules/").at(-1));
  // npm installs none that is missing here, and says nothing: the build would fail on that machine alone.
  expect(wanted.filter((name) => !held.includes(name))).toEqual([]);
});

test("the lockfile names no host: where packages come from is the machine's own setting", () => {
  const named = Object.values(packages).filter(
    (locked) => "resolved" in locked && /^https?:/.test(String(locked.resolved)),
  );
  expect(named).toEqual([]);
});

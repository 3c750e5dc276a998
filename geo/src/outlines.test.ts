import { statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { outlineOf, stateOutline } from "./outlines.ts";
import { states } from "./states.ts";

/** The corners of a path of M x,y l dx,dy … z. */
function readCorners(path: string): [number, number][] {
  const corners: [number, number][] = [];
  for (const ring of path.split("z").filter((text) => text !== "")) {
    const numbers = ring.match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? [];
    let [x, y] = [0, 0];
    for (let index = 0; index + 1 < numbers.length; index += 2) {
      x += numbers[index] ?? 0;
      y += numbers[index + 1] ?? 0;
      corners.push([x, y]);
    }
  }
  return corners;
}

describe("stateOutline", () => {
  it.each([...states.map(({ code }) => code), "NATIONAL"])(
    "%s fills its picture and no more",
    (code) => {
      const { path, viewBox } = stateOutline(code);
      expect(viewBox).toBe("0 0 100 100");
      expect(path).toMatch(/^(M-?[\d.]+,-?[\d.]+l[-\d., ]+z)+$/);
      const corners = readCorners(path);
      const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
      expect(Math.min(...xs, ...ys)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...xs, ...ys)).toBeLessThanOrEqual(100);
      const spread = (values: number[]) => Math.max(...values) - Math.min(...values);
      expect(Math.max(spread(xs), spread(ys))).toBeGreaterThan(90);
    },
  );

  it("draws the nation for a code that is no state, and takes any case", () => {
    expect(outlineOf("NEW HAMPSHIRE")).toEqual(stateOutline("NH"));
    expect(outlineOf("FREE")).toEqual(stateOutline("NATIONAL"));
    expect(stateOutline("FREE")).toEqual(stateOutline("NATIONAL"));
    expect(stateOutline("co")).toEqual(stateOutline("CO"));
    expect(stateOutline("CO").path).not.toBe(stateOutline("WY").path);
  });

  it("stays small enough for a browser", () => {
    const file = fileURLToPath(new URL("./data/generated/outlines.ts", import.meta.url));
    expect(statSync(file).size).toBeLessThan(60 * 1024);
  });
});

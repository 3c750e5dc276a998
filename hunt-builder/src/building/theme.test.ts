import { expect, test } from "vitest";
import { samplePlace } from "../testing/sample-places.ts";
import { themeWarning } from "./theme.ts";

const places = (...kinds: string[]) =>
  kinds.map((kind, num) => samplePlace(num, { kind } as Parameters<typeof samplePlace>[1]));

test.each([
  ["railways", places("station", "tunnel", "bridge", "fort"), null],
  ["", places("fort"), null],
  ["unicorns", places("fort", "mill"), "None of the 2 places go with the theme “unicorns”."],
  ["railways", places("station", "fort", "mill"), "Only 1 of the 3 places goes with the theme"],
])("of the theme %j is said where few places go with it", (theme, chosen, warning) => {
  const said = themeWarning(theme, chosen);
  if (warning === null) expect(said).toBeNull();
  else expect(said).toContain(warning);
});

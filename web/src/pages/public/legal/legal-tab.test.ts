import { expect, test } from "vitest";
import { legalTabOf } from "./legal-tab.ts";

test("the links at the foot of every page open the tab of their part", () => {
  expect(legalTabOf("", "#cookies")).toBe("cookies");
  expect(legalTabOf("", "#dmca")).toBe("terms");
  expect(legalTabOf("", "#responsible-gaming")).toBe("terms");
  expect(legalTabOf("", "#privacy")).toBe("privacy");
  expect(legalTabOf("", "#sweepstakes")).toBe("sweepstakes");
  expect(legalTabOf("", "#terms")).toBe("terms");
});

test("a chosen tab wins over the part; nonsense is the first tab", () => {
  expect(legalTabOf("?tab=privacy", "#cookies")).toBe("privacy");
  expect(legalTabOf("?tab=secrets", "")).toBe("terms");
  expect(legalTabOf("", "#toString")).toBe("terms");
  expect(legalTabOf("", "")).toBe("terms");
});

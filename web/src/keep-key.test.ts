import { expect, test } from "vitest";
import { createKeyKeeper } from "./keep-key.ts";

test("an intent keeps its key until it is settled, and shares it with no other", () => {
  let made = 0;
  const keys = createKeyKeeper(() => `key ${++made}`);
  expect(keys.keyFor("hint 1")).toBe("key 1");
  expect(keys.keyFor("hint 1")).toBe("key 1");
  expect(keys.keyFor("hint 2")).toBe("key 2");
  keys.settle("hint 1");
  expect(keys.keyFor("hint 1")).toBe("key 3");
  expect(keys.keyFor("hint 2")).toBe("key 2");
});

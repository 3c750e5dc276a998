import { expect, test } from "vitest";
import { keptOf } from "./kept-hunts.ts";

const mayStay = ["oldest", "middle", "newest"].map((id) => ({ id, name: id }));

test.each([
  ["as many of the longest held as there are slots", null, 2, ["oldest", "middle"]],
  ["all of them where every hunt has room", null, null, ["oldest", "middle", "newest"]],
  ["what was chosen, in the order of the list", ["newest", "oldest"], 2, ["oldest", "newest"]],
  ["nothing where every box was cleared", [], 2, []],
  ["nothing that may not stay any more", ["newest", "left"], 2, ["newest"]],
])("keeps %s", (_, chosen, slots, kept) => {
  expect(keptOf(mayStay, chosen, slots)).toEqual(kept);
});

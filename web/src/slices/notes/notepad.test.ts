import { expect, test } from "vitest";
import { blank, reconciled, seam, sent } from "./notepad.ts";

const account = { text: "By the depot.", version: 3 };

test("what was not changed here follows the account", () => {
  expect(reconciled(blank, account)).toEqual({ ...account, changed: false });
  const old = { text: "Old", version: 2, changed: false };
  expect(reconciled(old, account)).toEqual({ ...account, changed: false });
});

test("what was changed here alone stays and is still to be sent", () => {
  const here = { text: "By the mill.", version: 3, changed: true };
  expect(reconciled(here, account)).toEqual(here);
});

test("what was changed on both sides stays on both", () => {
  const here = { text: "By the mill.", version: 2, changed: true };
  expect(reconciled(here, account)).toEqual({
    text: `By the mill.\n${seam}\nBy the depot.`,
    version: 3,
    changed: true,
  });
});

test("what has arrived although its answer was lost is not doubled", () => {
  const here = { text: "By the depot.", version: 2, changed: true };
  expect(reconciled(here, account)).toEqual({ ...account, changed: false });
  const more = { text: "By the depot. Or not.", version: 2, changed: true };
  expect(reconciled(more, account)).toEqual({ ...more, version: 3 });
});

test("what is typed while a note is on its way is sent after it", () => {
  const here = { text: "By the depot!", version: 2, changed: true };
  expect(sent(here, "By the depot", 3)).toEqual({ ...here, version: 3 });
  expect(sent(here, "By the depot!", 3)).toEqual({ ...here, version: 3, changed: false });
});

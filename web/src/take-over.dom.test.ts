// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { takeOver } from "./take-over.ts";

afterEach(() => {
  document.body.replaceChildren();
});

/** A page of which the server sent this much, and the app drew nothing yet. */
function sent(html: string): { before: HTMLElement; root: HTMLElement } {
  const [before, root] = [document.createElement("div"), document.createElement("div")];
  before.id = "before";
  before.innerHTML = html;
  document.body.append(before, root);
  return { before, root };
}

const page = '<main><h1>Hunts</h1><a href="/hunts">All</a><button>Near me</button></main>';

test("what was sent is there for everybody until the page stands; only its controls wait", async () => {
  const { before, root } = sent(page);
  takeOver(root);
  expect(before.inert).toBeFalsy();
  expect(before.querySelector("a")?.inert).toBeFalsy();
  expect(before.querySelector("button")?.inert).toBe(true);
  root.innerHTML = "<main data-waiting><h1>Hunts</h1></main>";
  await Promise.resolve();
  expect(before.firstChild).not.toBeNull();
  root.innerHTML = page;
  await vi.waitFor(() => expect(before.firstChild).toBeNull());
});

test("whoever stands on a link by keyboard stands on the same one afterwards", async () => {
  const { before, root } = sent(page);
  takeOver(root);
  before.querySelector("a")?.focus();
  root.innerHTML = page;
  await vi.waitFor(() => expect(before.firstChild).toBeNull());
  expect(document.activeElement).toBe(root.querySelector("a"));
});

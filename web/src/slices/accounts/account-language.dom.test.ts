// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { carryCallsBy } from "../../api.ts";
import { followLanguage, keepLanguage } from "./account-language.ts";

let sent: unknown[] = [];
const left: string[] = [];
const go = (address: string) => left.push(address);

function listen(): void {
  sent = [];
  left.length = 0;
  carryCallsBy(async (_address, options) => {
    sent.push(JSON.parse(String(options?.body)));
    return new Response("{}", { headers: { "content-type": "application/json" } });
  });
}
afterEach(() => {
  document.documentElement.lang = "en-US";
});

test("whoever chose a language elsewhere is led to the page at hand in it", async () => {
  listen();
  window.history.replaceState(null, "", "/hunts?sort=near#list");
  await followLanguage({ language: "es" }, "language=en", go);
  expect(left.map((address) => new URL(address))).toMatchObject([
    { pathname: "/hunts", search: "?sort=near&language=es", hash: "#list" },
  ]);
  document.documentElement.lang = "es-US";
  await followLanguage({ language: "es" }, "language=en", go);
  expect(left).toHaveLength(1);
  expect(sent).toEqual([]);
});

test("an account that knows none learns what was chosen here, and nothing where nobody chose", async () => {
  listen();
  await followLanguage({ language: null }, "theme=dark; a-language=es", go);
  expect(sent).toEqual([]);
  document.documentElement.lang = "es-US";
  await followLanguage({ language: null }, "theme=dark; language=es", go);
  expect(sent).toEqual([{ language: "es" }]);
  expect(left).toEqual([]);
});

test("a choice is kept with the account", async () => {
  listen();
  document.documentElement.lang = "es-US";
  await keepLanguage();
  expect(sent).toEqual([{ language: "es" }]);
});

// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { forgetKept } from "./kept-names.ts";

test("signing out takes scribbles and sent notes off the device, and loses no note", () => {
  localStorage.setItem("note:u1:h1:1", JSON.stringify({ text: "old", version: 2, changed: false }));
  localStorage.setItem("note:u1:h1:2", JSON.stringify({ text: "new", version: 2, changed: true }));
  localStorage.setItem("notes:h1:3", "ROT13?");
  localStorage.setItem("played", "h1 h2");
  localStorage.setItem("theme", "dark");
  forgetKept();
  expect(Object.keys(localStorage).sort()).toEqual(["note:u1:h1:2", "theme"]);
});

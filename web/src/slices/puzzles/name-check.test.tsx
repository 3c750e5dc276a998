// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { draw } from "../../../test/draw.tsx";
import { NameCheck } from "./name-check.tsx";
import { nameToCount, shareOf } from "./name-letters.ts";

beforeEach(() => localStorage.clear());

const shared = [
  { letter: 1, at: 1 },
  { letter: 4, at: 3 },
];
const letters = [..."cans"];

test("a name is counted by its letters, however it is written", () => {
  expect(nameToCount("The Café Noir")).toBe("cafenoir");
  expect(nameToCount("Mt. Nebo")).toBe("mountnebo");
  expect(nameToCount(" the  Ft Knox")).toBe("fortknox");
  expect(shareOf(shared, letters, "")).toBe("open");
  expect(shareOf(shared, ["c", "", "", ""], "Castle")).toBe("open");
  expect(shareOf(shared, letters, "The Castle")).toBe("same");
  expect(shareOf(shared, letters, "Cabin")).toBe("different");
});

test("who types the name is told whether it goes with the word, and finds it again", async () => {
  const check = <NameCheck shared={shared} letters={letters} notesName="hunt/3/s3-1" />;
  const drawn = draw(check);
  const field = screen.getByRole("textbox", { name: /What is this place called/ });
  await userEvent.type(field, "Cabin");
  expect(screen.getByText(/do not agree/)).toBeTruthy();
  await userEvent.clear(field);
  await userEvent.type(field, "Castle");
  expect(screen.getByText(/both are right/)).toBeTruthy();
  drawn.unmount();
  draw(check);
  expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("Castle");
});

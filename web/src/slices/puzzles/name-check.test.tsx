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

test("two puzzles of a square ask for one name: typed in one it stands in the other", async () => {
  draw(
    <>
      <NameCheck shared={shared} letters={letters} notesName="hunt/4/s4-1" />
      <NameCheck shared={[{ letter: 1, at: 2 }]} letters={["x"]} notesName="hunt/4/s4-3" />
      <NameCheck shared={shared} letters={letters} notesName="hunt/5/s5-1" />
    </>,
  );
  const [first, second, elsewhere] = screen.getAllByRole<HTMLInputElement>("textbox");
  if (!first) throw new Error("No field");
  await userEvent.type(first, "Castle");
  expect(second?.value).toBe("Castle");
  expect(elsewhere?.value).toBe("");
  expect(screen.getByText(/both are right/)).toBeTruthy();
  expect(screen.getByText(/do not agree/)).toBeTruthy();
});

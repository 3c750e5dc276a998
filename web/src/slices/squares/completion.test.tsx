// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { MemoryRouter } from "../../routing.tsx";
import { Completion } from "./completion.tsx";

afterEach(cleanup);

test.each([
  ["The Nation: The Plinth and the Key", "You've completed the Nation: The Plinth and the Key!"],
  ["An Old Kettle on Wheels", "You've completed the Old Kettle on Wheels!"],
  ["Therese's Way", "You've completed the Therese's Way!"],
])("%s is named without a second article", (huntName, sentence) => {
  render(
    <MemoryRouter at="/hunt/1">
      <Completion huntName={huntName} place={1} withPrize />
    </MemoryRouter>,
  );
  expect(screen.getByText(sentence)).toBeDefined();
  expect(screen.getByText("You finished first, and that wins a prize.")).toBeDefined();
});

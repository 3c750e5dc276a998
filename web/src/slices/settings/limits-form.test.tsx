// @vitest-environment happy-dom

import { limitNames, limitSorts, type PlayLimits, type Settings } from "@ten-paces/contract";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerCalls, draw } from "../../../test/draw.tsx";
import { LimitsForm } from "./limits-form.tsx";

const usual = Object.fromEntries(
  limitNames.map((name) => [name, limitSorts[name].usual]),
) as PlayLimits;

test("a figure outside its bounds is told beside it; what fits is saved, and can be put back as at first", async () => {
  const saved = { ...usual, finderPerDay: 500 };
  const asked = answerCalls({
    "PUT /admin/settings": { body: { settings: { limits: saved, version: 4 } } },
  });
  const { user } = draw(
    <LimitsForm settings={{ limits: usual, version: 3 } as Settings} onReload={async () => {}} />,
  );
  const finder = screen.getByRole("textbox", { name: "Look-ups of the finder in a day" });
  await user.clear(finder);
  await user.type(finder, "5000");
  await user.click(screen.getByRole("button", { name: "Save Limits" }));
  screen.getByText("Please enter a whole number from 20 to 2,000.");
  expect(document.activeElement).toBe(finder);
  expect(asked).toEqual([]);
  await user.clear(finder);
  await user.type(finder, "500");
  await user.click(screen.getByRole("button", { name: "Save Limits" }));
  await screen.findByRole("button", { name: "Save Limits" });
  expect(asked.at(-1)?.body).toEqual({ limits: saved, version: 3 });
  await user.click(screen.getByRole("button", { name: "As at First" }));
  expect((finder as HTMLInputElement).value).toBe("200");
});

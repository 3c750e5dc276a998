// @vitest-environment happy-dom

import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { draw } from "../../../../test/draw.tsx";
import type { Validated } from "../use-validation.ts";
import { CreateBar } from "./create-bar.tsx";

const valid: Validated = {
  errors: [],
  warnings: [],
  current: true,
  isValid: true,
  failure: null,
  again: () => {},
};

function bar(change: { validated?: Validated; redFields?: number; measuring?: boolean }) {
  const onCreate = vi.fn();
  const { user } = draw(
    <CreateBar
      validated={valid}
      redFields={0}
      measuring={false}
      creating={false}
      error={null}
      stored={null}
      onCreate={onCreate}
      onDiscard={() => {}}
      {...change}
    />,
  );
  return { user, onCreate };
}
const press = (name: string) => screen.getByRole("button", { name });

test("a valid draft is created, or kept as a draft", async () => {
  const { user, onCreate } = bar({});
  await user.click(press("Create Hunt"));
  await user.click(press("Save as Draft"));
  expect(onCreate.mock.calls).toEqual([["AVAILABLE"], ["PENDING"]]);
});

test("nothing is created or kept while a field is red, and the bar says why", async () => {
  const { user, onCreate } = bar({ redFields: 1 });
  await user.click(press("Create Hunt"));
  await user.click(press("Save as Draft"));
  expect(onCreate).not.toHaveBeenCalled();
  expect(screen.getByRole("status").textContent).toBe("A field above has to be mended first.");
});

test("a draft with errors is kept, but not created; one that is measured is neither", async () => {
  const errors = [{}, {}] as unknown as Validated["errors"];
  const { user, onCreate } = bar({ validated: { ...valid, errors, isValid: false } });
  await user.click(press("Create Hunt"));
  expect(onCreate).not.toHaveBeenCalled();
  expect(screen.getByRole("status").textContent).toBe("2 errors have to be mended first.");
  await user.click(press("Save as Draft"));
  expect(onCreate.mock.calls).toEqual([["PENDING"]]);
});

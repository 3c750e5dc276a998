// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { draw } from "../../test/draw.tsx";
import { Field } from "./field.tsx";
import { TextInput } from "./text-input.tsx";

test("a label, its hint and its error belong to the control, and the error is a live region", () => {
  const field = (error?: string) => (
    <Field label="Email" hint="We never show it." error={error} required>
      <TextInput />
    </Field>
  );
  const first = draw(field());
  const fine = screen.getByLabelText<HTMLInputElement>("Email");
  expect(fine.required).toBe(true);
  expect(fine.getAttribute("aria-invalid")).toBeNull();
  expect(document.getElementById(fine.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "We never show it.",
  );
  first.unmount();

  draw(field("Please enter your email address."));
  const wrong = screen.getByLabelText("Email");
  expect(wrong.getAttribute("aria-invalid")).toBe("true");
  const [, errorId] = (wrong.getAttribute("aria-describedby") ?? "").split(" ");
  const error = document.getElementById(errorId ?? "");
  expect(error?.textContent).toBe("Please enter your email address.");
  expect(error?.getAttribute("aria-live")).toBe("polite");
});

import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Button } from "./button.tsx";
import { Field } from "./field.tsx";
import { ProgressBar } from "./progress-bar.tsx";
import { SquareRow } from "./square-row.tsx";
import { TextInput } from "./text-input.tsx";
import { VariantIcon } from "./variant-icon.tsx";

function attribute(markup: string, tag: string, name: string): string | undefined {
  return markup.match(new RegExp(`<${tag}\\b[^>]*\\s${name}="([^"]*)"`))?.[1];
}

test("a field ties its label, hint and error to the control", () => {
  const markup = renderToStaticMarkup(
    createElement(
      Field,
      { label: "Email", hint: "For news", error: "Say where", required: true },
      createElement(TextInput, { name: "email" }),
    ),
  );
  const id = attribute(markup, "input", "id");
  expect(id).toBeTruthy();
  expect(attribute(markup, "label", "for")).toBe(id);
  const described = attribute(markup, "input", "aria-describedby")?.split(" ") ?? [];
  expect(described).toHaveLength(2);
  for (const part of described) expect(markup).toContain(`id="${part}"`);
  expect(attribute(markup, "input", "aria-invalid")).toBe("true");
  expect(markup).toMatch(/<input[^>]* required/);
});

test("a field without fault does not call its control invalid or described", () => {
  const markup = renderToStaticMarkup(
    createElement(Field, { label: "Email" }, createElement(TextInput)),
  );
  expect(markup).not.toContain("aria-invalid=");
  expect(markup).not.toContain("aria-describedby=");
});

test("a busy button says so, shows its busy text and refuses a press", () => {
  const markup = renderToStaticMarkup(
    createElement(Button, { busy: true, busyLabel: "Checking In..." }, "Check In Here (1 credit)"),
  );
  expect(attribute(markup, "button", "aria-busy")).toBe("true");
  expect(markup).toMatch(/<button[^>]* disabled/);
  expect(markup).toContain("Checking In...");
  expect(markup).not.toContain("Check In Here");
});

test("the row of squares is told in words and in shapes", () => {
  const markup = renderToStaticMarkup(
    createElement(SquareRow, { total: 10, solved: [1, 2, 3], current: 4 }),
  );
  expect(attribute(markup, "div", "aria-label")).toBe("3 of 10 squares solved, now at square 4");
  expect(markup.match(/<svg/g)).toHaveLength(10);
  expect(markup.match(/stroke-on-brass/g)).toHaveLength(3);
  expect(markup.match(/stroke-dasharray/g)).toHaveLength(6);
});

test("progress stays between nothing and all, and an unknown total is nothing", () => {
  const percentOf = (value: number, max: number) =>
    attribute(
      renderToStaticMarkup(createElement(ProgressBar, { label: "Squares", value, max })),
      "div",
      "aria-valuenow",
    );
  expect(percentOf(3, 10)).toBe("30");
  expect(percentOf(12, 10)).toBe("100");
  expect(percentOf(5, 0)).toBe("0");
});

test("a variant always has its word", () => {
  const word = (variant: "PHYSICAL" | "DIGITAL") =>
    renderToStaticMarkup(createElement(VariantIcon, { variant }));
  expect(word("PHYSICAL")).toContain("Physical");
  expect(word("DIGITAL")).toContain("Digital");
});

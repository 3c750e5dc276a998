// @vitest-environment happy-dom

import { maskedAddress } from "@ten-paces/contract";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { draw } from "../../../test/draw.tsx";
import { SquareAddress } from "./three-words.tsx";

test("an address of our own has no mark and no other's name", () => {
  draw(<SquareAddress address="amber.oak.fern" />);
  expect(screen.getByText("Three-word address")).toBeDefined();
  expect(document.body.textContent).not.toMatch(/what3words|\/\/\//);
});

test("an address that is hidden because anybody could look it up says so", () => {
  draw(<SquareAddress address={maskedAddress} source="what3words" />);
  expect(screen.getByText("what3words address")).toBeDefined();
  expect(screen.getByText(/shown once the square is solved/)).toBeDefined();
  expect(screen.queryByRole("button")).toBeNull();
});

test("one that an operator shows carries the mark it is known by", () => {
  draw(<SquareAddress address="index.home.raft" source="what3words" />);
  expect(document.body.textContent).toContain("///index.home.raft");
  expect(screen.queryByText(/shown once/)).toBeNull();
});

// @vitest-environment happy-dom
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { HuntersOrFirst } from "./hunters-or-first.tsx";

test("who would be the first in an open hunt is asked to be; elsewhere nobody is no hunters", () => {
  const said = (hunters: number, status: "ACTIVE" | "PAUSED" | "COMPLETE") =>
    render(<HuntersOrFirst hunt={{ hunters, status }} />).container.textContent;
  expect(said(0, "ACTIVE")).toBe("Be the first");
  expect(said(0, "COMPLETE")).toBe("0 hunters");
  expect(said(0, "PAUSED")).toBe("0 hunters");
  expect(said(1, "ACTIVE")).toBe("1 hunter");
});

import type { AdminHunt } from "@ten-paces/contract";
import { expect, test } from "vitest";
import {
  bodyOf,
  EMPTY_FORM,
  editOf,
  formOf,
  problemsOf,
  withState,
  withType,
} from "./hunt-form-values.ts";

test("the add form opens with the defaults of the specification", () => {
  expect(bodyOf(EMPTY_FORM)).toEqual({
    name: "",
    description: "",
    state: "",
    type: "STATE",
    variant: "PHYSICAL",
    thresholdBTC: 0.5,
    prizePool: 0.375,
    totalSquares: 10,
    status: "ACTIVE",
    imageUrl: null,
    opensAt: null,
  });
});

test("name, state, both amounts and the squares are required", () => {
  const empty = { ...EMPTY_FORM, thresholdBTC: "", prizePool: " ", totalSquares: "" };
  expect(Object.keys(problemsOf(empty)).sort()).toEqual([
    "name",
    "prizePool",
    "state",
    "thresholdBTC",
    "totalSquares",
  ]);
  const filled = withState({ ...EMPTY_FORM, name: "Dam Line" }, "OHIO");
  expect(problemsOf(filled)).toEqual({});
  expect(problemsOf({ ...filled, totalSquares: "21" })).toHaveProperty("totalSquares");
  expect(problemsOf({ ...filled, imageUrl: "javascript:1" })).toHaveProperty("imageUrl");
  for (const elsewhere of ["https://evil.test/x.jpg", "//evil.test/x.jpg", "/\\evil.test/x.jpg"]) {
    expect(problemsOf({ ...filled, imageUrl: elsewhere })).toHaveProperty("imageUrl");
  }
  expect(problemsOf({ ...filled, imageUrl: "/assets/x.jpg" })).toEqual({});
});

test("the state and the type never say different things", () => {
  const national = withState(EMPTY_FORM, "NATIONAL");
  expect(national.type).toBe("NATIONAL");
  expect(withState(national, "OHIO").type).toBe("STATE");
  expect(withType(national, "STATE").state).toBe("");
  expect(withType(EMPTY_FORM, "NATIONAL").state).toBe("NATIONAL");
});

test("an opening time survives the way through the form", () => {
  const hunt = { ...HUNT, opensAt: "2026-11-03T15:30:00.000Z" };
  expect(bodyOf(formOf(hunt)).opensAt).toBe("2026-11-03T15:30:00.000Z");
  expect(bodyOf(formOf(HUNT)).opensAt).toBeNull();
});

test("an edit sends what was changed and the version it was changed from, nothing else", () => {
  expect(editOf(HUNT, formOf(HUNT))).toEqual({ version: 4 });
  expect(editOf(HUNT, { ...formOf(HUNT), name: "Dam Lines", prizePool: "0.3750" })).toEqual({
    name: "Dam Lines",
    version: 4,
  });
});

const HUNT: AdminHunt = {
  id: "h1",
  name: "Dam Line",
  description: "",
  state: "OHIO",
  type: "STATE",
  variant: "PHYSICAL",
  status: "PAUSED",
  difficulty: "MEDIUM",
  theme: null,
  thresholdBTC: 0.5,
  fundedBTC: 0,
  prizePool: 0.375,
  totalSquares: 10,
  estimatedDuration: 300,
  imageUrl: null,
  hunters: 0,
  subscribers: 0,
  finishers: 0,
  next: false,
  version: 4,
  unsurveyed: 10,
  opensAt: null,
  createdAt: "2026-01-01T00:00:00Z",
  activatedAt: null,
  endedAt: null,
};

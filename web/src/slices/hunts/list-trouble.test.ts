import { expect, test } from "vitest";
import { CallFailed } from "../../api.ts";
import { huntsTrouble, landingTrouble } from "./list-trouble.ts";
import { InvalidHuntList } from "./read-hunt-list.ts";

const answered = (status: number) => new CallFailed("answer", status, {});

test("the hunts page tells each trouble in its own words", () => {
  expect(huntsTrouble(new CallFailed("network", 0, {}))).toBe(
    "Unable to connect to server. Please check if the backend is running.",
  );
  expect(huntsTrouble(answered(404))).toBe("Hunts endpoint not found. API may be misconfigured.");
  expect(huntsTrouble(answered(500))).toBe("Server error. Please try again later.");
  expect(huntsTrouble(new CallFailed("network", 502, {}))).toBe(
    "Server error. Please try again later.",
  );
  expect(huntsTrouble(answered(418))).toBe("Failed to load hunts from database");
  expect(huntsTrouble(new InvalidHuntList())).toBe("Invalid data format received from server");
  expect(huntsTrouble(new CallFailed("html", 200, {}))).toBe(
    "API routing issue - server returned HTML instead of JSON",
  );
  expect(huntsTrouble(new Error("a mistake"))).toBe("Failed to load hunts from database");
});

test("the landing lists tell it shorter", () => {
  expect(landingTrouble(new CallFailed("network", 0, {}))).toBe("Unable to connect to server");
  expect(landingTrouble(answered(404))).toBe("Hunts endpoint not found");
  expect(landingTrouble(answered(503))).toBe("Server error. Please try again later");
  expect(landingTrouble(answered(400))).toBe("Failed to load hunts");
  expect(landingTrouble(new InvalidHuntList())).toBe("Failed to load hunts");
});

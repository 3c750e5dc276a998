import { createHunt, deleteHunt, updateHunt } from "@ten-paces/contract";
import { expect, test } from "vitest";
import { CallFailed } from "../../../api.ts";
import { deleteTrouble, saveTrouble, statusTrouble } from "./hunt-trouble.ts";

const answer = (status: number, error?: string) =>
  new CallFailed("answer", status, error === undefined ? {} : { error });

const AUTHENTICATE = "Admin authentication required. Please login as an admin.";

test("saving: 401, 409 and all else as the catalogue has them", () => {
  expect(saveTrouble(answer(401, "Please sign in first."))).toBe(AUTHENTICATE);
  expect(saveTrouble(answer(409, createHunt.refusals.live_hunt_exists.error))).toBe(
    "A hunt with this state and variant already exists.",
  );
  expect(saveTrouble(answer(500, "Something went wrong"))).toBe(
    "Error saving hunt. Please try again.",
  );
  expect(saveTrouble(new CallFailed("network", 0, {}))).toBe(
    "Error saving hunt. Please try again.",
  );
});

test("saving: what the hunt itself forbids is said", () => {
  const { error } = updateHunt.refusals.shape_is_fixed;
  expect(saveTrouble(answer(422, error))).toBe(error);
});

test("changing the status", () => {
  expect(statusTrouble(answer(401))).toBe(AUTHENTICATE);
  expect(statusTrouble(answer(500))).toBe("Error updating hunt status. Please try again.");
  const { error } = updateHunt.refusals.status_not_allowed;
  expect(statusTrouble(answer(409, error))).toBe(error);
});

test("deleting: a 400 says the server's reason, or the usual one", () => {
  expect(deleteTrouble(answer(401))).toBe(AUTHENTICATE);
  const { error } = deleteHunt.refusals.has_subscriptions;
  expect(deleteTrouble(answer(400, error))).toBe(
    "Cannot delete hunt. It may have active subscriptions.",
  );
  expect(deleteTrouble(answer(400))).toBe("Cannot delete hunt. It may have active subscriptions.");
  expect(deleteTrouble(answer(404, "Hunt not found."))).toBe(
    "Error deleting hunt. Please try again.",
  );
});

test("saving: advice on too few places fits what is left", () => {
  const short = (unusedPlaces: number) =>
    new CallFailed("answer", 422, {
      ...createHunt.refusals.too_few_places,
      code: "too_few_places",
      reason: "Short.",
      unusedPlaces,
      needed: 10,
    } as never);
  expect(saveTrouble(short(0))).toBe(
    "Short. Generate with AI can replace hunts in stock and take their places.",
  );
  expect(saveTrouble(short(7))).toContain("Take 7 squares or fewer.");
});

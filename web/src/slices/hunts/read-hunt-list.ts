import type { ListedHunt } from "@ten-paces/contract";
import { fieldsOf } from "../../reading.ts";
import { readListedHunt } from "./read-hunt.ts";

/** An answer that holds no list of hunts in any of the accepted shapes. */
export class InvalidHuntList extends Error {}

/**
 * The ACTIVE hunts of an answer: a bare array, or one under `hunts` or `data`.
 * @throws InvalidHuntList for any other shape
 */
export function readHuntList(answer: unknown): ListedHunt[] {
  const { hunts, data } = fieldsOf(answer);
  const list = [answer, hunts, data].find(isHuntList);
  if (!list) throw new InvalidHuntList("Invalid data format received from server");
  return list.filter((hunt) => hunt.status === "ACTIVE").map(readListedHunt);
}

/** What a hunt cannot be told apart, named or listed without. */
function isHuntList(value: unknown): value is { status: string }[] {
  return (
    Array.isArray(value) &&
    value.every((hunt) => {
      const { id, name, status } = fieldsOf(hunt);
      return [id, name, status].every((field) => typeof field === "string");
    })
  );
}

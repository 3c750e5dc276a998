import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

const followed = z.object({
  /** In capitals; NATIONAL for hunts of the whole country. */
  states: z.array(z.string()),
});

export const listFollowed = endpoint({
  name: "listFollowed",
  method: "GET",
  path: "/user/follows",
  access: "hunter",
  summary: "The states whose next hunts the user is mailed about.",
  result: followed,
});

export const followState = endpoint({
  name: "followState",
  method: "PUT",
  path: "/user/follows/:state",
  access: "hunter",
  summary:
    "Follow a state, or follow it no longer: who follows it is mailed when its next hunt is announced or opens.",
  params: z.object({ state: z.string().check(z.minLength(2), z.maxLength(40)) }),
  body: z.object({ follows: z.boolean() }),
  result: followed,
  refusals: { unknown_state: { status: 404, error: "There is no such state." } },
});

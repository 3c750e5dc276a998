import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

export const exportUser = endpoint({
  name: "exportUser",
  method: "GET",
  path: "/user/export",
  access: "hunter",
  limit: { max: 6, perSeconds: 3600 },
  summary: "Everything that is kept of the user, as a file (JSON).",
  result: z.object({ fileName: z.string(), text: z.string() }),
});

export const deleteUser = endpoint({
  name: "deleteUser",
  method: "DELETE",
  path: "/user",
  access: "hunter",
  limit: { max: 20, perSeconds: 600 },
  summary:
    "Delete the account, after its password. The plan ends at once; payments, the ledger and prizes stay without a name, as the law wants.",
  body: z.object({
    password: z
      .string("Please enter your password.")
      .check(
        z.minLength(1, "Please enter your password."),
        z.maxLength(200, "Please use at most 200 characters."),
      ),
  }),
  result: z.object({ success: z.literal(true), message: z.string() }),
  refusals: {
    wrong_password: { status: 422, error: "This is not your password." },
    too_many_attempts: {
      status: 429,
      error: "Too many wrong passwords. Try again in {wait}.",
      data: z.object({ retryAfterSeconds: z.number() }),
    },
    prize_open: {
      status: 409,
      error:
        "You have a prize that is not settled yet. Please claim it first, or write to us that you give it up.",
    },
    last_owner: { status: 409, error: "You are the last owner. Make another one first." },
  },
});

import * as z from "zod/mini";
import { password, passwordRefusals } from "./accounts.ts";
import { endpoint } from "./endpoint.ts";

const done = z.object({ success: z.literal(true), message: z.string() });

export const changePassword = endpoint({
  name: "changePassword",
  method: "POST",
  path: "/auth/change-password",
  access: "hunter",
  limit: { max: 20, perSeconds: 600 },
  summary: "Choose a new password while signed in. Ends every other session of the account.",
  body: z.object({
    currentPassword: z
      .string("Please enter your current password.")
      .check(
        z.minLength(1, "Please enter your current password."),
        z.maxLength(200, "Please use at most 200 characters."),
      ),
    newPassword: password,
  }),
  result: done,
  refusals: {
    wrong_password: { status: 422, error: "This is not your current password." },
    too_many_attempts: {
      status: 429,
      error: "Too many wrong passwords. Try again in {wait}.",
      data: z.object({ retryAfterSeconds: z.number() }),
    },
    ...passwordRefusals,
  },
});

const ownSession = z.object({
  id: z.string(),
  /** For people: "Firefox on Windows". */
  device: z.string(),
  createdAt: z.string(),
  /** To the quarter of an hour. */
  lastSeenAt: z.string(),
  /** Whether it is the one that asks. */
  current: z.boolean(),
});
export type OwnSession = z.output<typeof ownSession>;

export const listSessions = endpoint({
  name: "listSessions",
  method: "GET",
  path: "/user/sessions",
  access: "hunter",
  summary: "Where the user is signed in, this session first.",
  result: z.object({ sessions: z.array(ownSession) }),
});

export const endSession = endpoint({
  name: "endSession",
  method: "DELETE",
  path: "/user/sessions/:id",
  access: "hunter",
  summary: "Sign out on one device.",
  params: z.object({ id: z.uuid() }),
  result: done,
});

export const endOtherSessions = endpoint({
  name: "endOtherSessions",
  method: "DELETE",
  path: "/user/sessions",
  access: "hunter",
  summary: "Sign out everywhere but here.",
  result: z.object({ ...done.shape, ended: z.number() }),
});

import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

/** How long a session that showed the second factor may do what asks for it. */
export const provedForMinutes = 15;

const pleaseEnter = "Please enter the 6 digits that your app shows, or a recovery code.";
/** What the app shows, or a recovery code; spaces and dashes are no matter. */
export const secondFactorCode = z
  .string(pleaseEnter)
  .check(z.trim(), z.minLength(6, pleaseEnter), z.maxLength(30, pleaseEnter));

const ownPassword = z
  .string("Please enter your password.")
  .check(
    z.minLength(1, "Please enter your password."),
    z.maxLength(200, "Please use at most 200 characters."),
  );

/** Of every call that takes a code. */
export const codeRefusals = {
  wrong_code: {
    status: 422,
    error: "This code is not right, or was used before. Wait for the next one and try again.",
  },
  too_many_codes: {
    status: 429,
    error: "Too many wrong codes. Try again in {wait}.",
    data: z.object({ retryAfterSeconds: z.number() }),
  },
} as const;

const passwordRefusals = {
  wrong_password: { status: 422, error: "This is not your password." },
  too_many_attempts: {
    status: 429,
    error: "Too many wrong passwords. Try again in {wait}.",
    data: z.object({ retryAfterSeconds: z.number() }),
  },
} as const;

const notOn = {
  second_factor_off: { status: 409, error: "There is no second factor on this account." },
} as const;

export const getSecondFactor = endpoint({
  name: "getSecondFactor",
  method: "GET",
  path: "/user/second-factor",
  access: "hunter",
  summary: "Whether the account has a second factor, and how many recovery codes are left.",
  result: z.object({
    /** When it was turned on; null where it is off. */
    since: z.nullable(z.string()),
    recoveryCodesLeft: z.number(),
    /** Whether this installation wants one of everybody who decides about money. */
    required: z.boolean(),
  }),
});

export const beginSecondFactor = endpoint({
  name: "beginSecondFactor",
  method: "POST",
  path: "/user/second-factor",
  access: "hunter",
  limit: { max: 20, perSeconds: 600 },
  summary:
    "Make a secret for an authenticator app. Nothing asks for codes before one of them has confirmed it.",
  body: z.object({ password: ownPassword }),
  result: z.object({
    /** Base32, as apps take it by hand. */
    secret: z.string(),
    /** otpauth://, as apps read it from a QR code. */
    uri: z.string(),
  }),
  refusals: {
    second_factor_on: {
      status: 409,
      error: "A second factor is on already. Turn it off before you set up another.",
    },
    ...passwordRefusals,
  },
});

export const confirmSecondFactor = endpoint({
  name: "confirmSecondFactor",
  method: "POST",
  path: "/user/second-factor/confirm",
  access: "hunter",
  limit: { max: 20, perSeconds: 600 },
  summary:
    "Turn the second factor on with a code of the app. The recovery codes are told this once; other sessions end.",
  body: z.object({ code: secondFactorCode }),
  result: z.object({ recoveryCodes: z.array(z.string()) }),
  refusals: {
    not_begun: { status: 409, error: "Please begin again: there is no secret to confirm." },
    ...codeRefusals,
  },
});

export const proveSecondFactor = endpoint({
  name: "proveSecondFactor",
  method: "POST",
  path: "/user/second-factor/prove",
  access: "hunter",
  limit: { max: 30, perSeconds: 600 },
  summary: "Show the second factor once more: this session may decide about money for 15 minutes.",
  body: z.object({ code: secondFactorCode }),
  result: z.object({ until: z.string() }),
  refusals: { ...notOn, ...codeRefusals },
});

export const renewRecoveryCodes = endpoint({
  name: "renewRecoveryCodes",
  method: "POST",
  path: "/user/second-factor/recovery-codes",
  access: "hunter",
  limit: { max: 20, perSeconds: 600 },
  summary: "Make new recovery codes; those before are void.",
  body: z.object({ code: secondFactorCode }),
  result: z.object({ recoveryCodes: z.array(z.string()) }),
  refusals: { ...notOn, ...codeRefusals },
});

export const removeSecondFactor = endpoint({
  name: "removeSecondFactor",
  method: "POST",
  path: "/user/second-factor/remove",
  access: "hunter",
  limit: { max: 20, perSeconds: 600 },
  summary: "Turn the second factor off, with the password and a code.",
  body: z.object({ password: ownPassword, code: secondFactorCode }),
  result: z.object({ success: z.literal(true), message: z.string() }),
  refusals: { ...notOn, ...codeRefusals, ...passwordRefusals },
});

export const resetSecondFactor = endpoint({
  name: "resetSecondFactor",
  method: "POST",
  path: "/admin/users/:id/second-factor/reset",
  access: "admin",
  summary:
    "Turn off the second factor of somebody who lost it, with a reason. They are told by mail and signed out everywhere.",
  params: z.object({ id: z.uuid() }),
  body: z.object({
    reason: z
      .string("Please say why; it stands in the log.")
      .check(z.trim(), z.minLength(3, "Please say why; it stands in the log."), z.maxLength(200)),
  }),
  result: z.object({ success: z.literal(true), message: z.string() }),
  refusals: {
    ...notOn,
    own_factor: {
      status: 409,
      error: "Turn your own off in your profile, with your password and a code.",
    },
  },
});

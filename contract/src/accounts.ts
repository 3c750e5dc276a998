import * as z from "zod/mini";
import { passwordMinLength } from "./constants.ts";
import { endpoint } from "./endpoint.ts";
import { pageLanguages } from "./languages.ts";

export const email = z
  .string("Please enter your email address.")
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, "Please enter your email address."),
    z.maxLength(254, "An email address has at most 254 characters."),
    z.email("Please enter a full email address, such as name@example.com."),
  );
export const password = z
  .string("Please choose a password.")
  .check(
    z.minLength(passwordMinLength, "Password must be at least 8 characters long"),
    z.maxLength(200, "Please use at most 200 characters."),
  );
const incompleteLink =
  "This link is incomplete. Open it again from the mail, or ask for a new one.";
const secretToken = z
  .string(incompleteLink)
  .check(z.minLength(20, incompleteLink), z.maxLength(200, incompleteLink));
const setupLink = "This link is incomplete. Copy it whole from where the server was started.";

const pleaseChoose = "Please choose the state you live in.";
/** A US state in capitals, the District of Columbia among them; which there are, the server knows. */
export const residence = z
  .string(pleaseChoose)
  .check(z.trim(), z.toUpperCase(), z.minLength(1, pleaseChoose), z.maxLength(40, pleaseChoose));
export const birthDate = z.iso.date("Please enter the day you were born.");

/** What an administrator is for; roles.ts says what each may do. */
export const role = z.enum(["owner", "operator", "support"]);
export type Role = z.output<typeof role>;

export const user = z.object({
  id: z.string(),
  email: z.string(),
  isAdmin: z.boolean(),
  /** Null for hunters. */
  role: z.nullable(role),
  emailVerified: z.boolean(),
  displayName: z.string(),
  avatar: z.string(),
  createdAt: z.string(),
  /** A US state in capitals; null until it is given. */
  residence: z.nullable(z.string()),
  /** YYYY-MM-DD; null until it is given. */
  birthDate: z.nullable(z.string()),
  /** What the pages were last chosen to be in, on whatever device; null until it is chosen. */
  language: z.nullable(z.enum(pageLanguages)),
});
export type User = z.output<typeof user>;

const signedIn = z.object({ user, token: z.string() });
const done = z.object({ success: z.literal(true), message: z.string() });

/** Of every call that takes a new password. */
export const passwordRefusals = {
  password_known: {
    status: 422,
    error: "This password is on public lists of stolen passwords. Please choose another.",
  },
  password_weak: {
    status: 422,
    error:
      "This password is easy to guess. Three or four words that do not belong together are good.",
  },
} as const;

export const register = endpoint({
  name: "register",
  method: "POST",
  path: "/auth/register",
  access: "anyone",
  limit: { max: 20, perSeconds: 3600 },
  summary: "Make an account and sign in. `ref` is a referral code; a bad one is ignored.",
  body: z.object({
    email,
    password,
    ref: z.optional(z.string().check(z.maxLength(100))),
  }),
  result: signedIn,
  refusals: {
    email_taken: {
      status: 409,
      error: "An account with this email already exists. Please sign in.",
    },
    ...passwordRefusals,
  },
});

export const login = endpoint({
  name: "login",
  method: "POST",
  path: "/auth/login",
  access: "anyone",
  limit: { max: 60, perSeconds: 60 },
  summary: "Sign in with email and password.",
  body: z.object({
    email,
    password: z
      .string("Please enter your password.")
      .check(
        z.minLength(1, "Please enter your password."),
        z.maxLength(200, "Please use at most 200 characters."),
      ),
    /** Of the second factor, where the account has one: 6 digits of the app, or a recovery code. */
    code: z.optional(
      z
        .string("Please enter the 6 digits that your app shows, or a recovery code.")
        .check(z.trim(), z.maxLength(30, "A code has at most 30 characters.")),
    ),
  }),
  result: signedIn,
  refusals: {
    code_needed: {
      status: 401,
      error: "Please enter the code that your authenticator app shows.",
    },
    wrong_code: {
      status: 401,
      error: "This code is not right, or was used before. Wait for the next one and try again.",
    },
    too_many_codes: {
      status: 429,
      error: "Too many wrong codes. Try again in {wait}.",
      data: z.object({ retryAfterSeconds: z.number() }),
    },
    wrong_credentials: { status: 401, error: "Invalid email or password" },
    account_suspended: { status: 403, error: "This account is suspended. Please contact support." },
    too_many_attempts: {
      status: 429,
      error: "Too many attempts for this account. Try again in {wait}, or choose a new password.",
      data: z.object({ retryAfterSeconds: z.number() }),
    },
  },
});

export const verifySession = endpoint({
  name: "verifySession",
  method: "GET",
  path: "/auth/verify",
  access: "hunter",
  summary: "Who the token belongs to.",
  result: z.object({ valid: z.literal(true), user }),
});

export const logout = endpoint({
  name: "logout",
  method: "POST",
  path: "/auth/logout",
  access: "hunter",
  summary: "Revoke this session.",
  result: done,
});

export const setup = endpoint({
  name: "setup",
  method: "POST",
  path: "/auth/setup",
  access: "anyone",
  limit: { max: 10, perSeconds: 60 },
  summary: "Make the first administrator with the one-time setup token.",
  body: z.object({
    token: z.string(setupLink).check(z.minLength(8, setupLink), z.maxLength(200, setupLink)),
    email,
    password,
  }),
  result: signedIn,
  refusals: {
    setup_done: { status: 410, error: "This setup link was used or is not valid." },
    email_taken: {
      status: 409,
      error: "An account with this email already exists. Please sign in.",
    },
    ...passwordRefusals,
  },
});

export const forgotPassword = endpoint({
  name: "forgotPassword",
  method: "POST",
  path: "/auth/forgot-password",
  access: "anyone",
  limit: { max: 10, perSeconds: 600 },
  summary: "Mail a link to choose a new password, if the address is known. The answer never says.",
  body: z.object({ email }),
  result: done,
});

export const resetPassword = endpoint({
  name: "resetPassword",
  method: "POST",
  path: "/auth/reset-password",
  access: "anyone",
  limit: { max: 20, perSeconds: 600 },
  summary: "Choose a new password with a mailed token. Ends every session of the account.",
  body: z.object({ token: secretToken, password }),
  result: done,
  refusals: {
    link_spent: {
      status: 410,
      error: "This link has expired or was already used. Please ask for a new one.",
    },
    ...passwordRefusals,
  },
});

export const verifyEmail = endpoint({
  name: "verifyEmail",
  method: "POST",
  path: "/auth/verify-email",
  access: "anyone",
  limit: { max: 20, perSeconds: 600 },
  summary: "Confirm a mail address with a mailed token.",
  body: z.object({ token: secretToken }),
  result: done,
  refusals: {
    link_spent: {
      status: 410,
      error: "This link has expired or was already used. Please ask for a new one.",
    },
  },
});

export const resendVerification = endpoint({
  name: "resendVerification",
  method: "POST",
  path: "/auth/resend-verification",
  access: "hunter",
  limit: { max: 5, perSeconds: 600 },
  summary: "Mail the confirmation link again.",
  result: done,
});

export const getProfile = endpoint({
  name: "getProfile",
  method: "GET",
  path: "/user/profile",
  access: "hunter",
  summary: "The signed-in user.",
  result: z.object({ user }),
});

export const avatars = [
  "🧭",
  "🥾",
  "🦉",
  "🦊",
  "🐻",
  "🌲",
  "⛰️",
  "🗺️",
  "🔭",
  "🪶",
  "🏕️",
  "🐢",
] as const;

export const updateProfile = endpoint({
  name: "updateProfile",
  method: "PATCH",
  path: "/user/profile",
  access: "hunter",
  summary:
    "Change the display name and avatar shown on the leaderboard, and the language of the pages; say where you live and when you were born, once.",
  body: z.object({
    displayName: z.optional(
      z
        .string("Please use 3 to 30 characters.")
        .check(
          z.trim(),
          z.minLength(3, "Please use 3 to 30 characters."),
          z.maxLength(30, "Please use 3 to 30 characters."),
        ),
    ),
    avatar: z.optional(z.enum(avatars, "Please choose one of the avatars.")),
    residence: z.optional(residence),
    birthDate: z.optional(birthDate),
    language: z.optional(z.enum(pageLanguages, "Please choose one of the languages.")),
  }),
  result: z.object({ user }),
  refusals: {
    already_given: {
      status: 409,
      error: "This was given before. If it is wrong or has changed, please write to support.",
    },
    name_taken: { status: 409, error: "Another hunter already uses this name." },
    name_not_allowed: {
      status: 422,
      error:
        "Please use letters of one alphabet, digits, spaces, dots or dashes, and no address. Names that sound like our own team are kept free.",
    },
  },
});

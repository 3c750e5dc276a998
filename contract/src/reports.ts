import * as z from "zod/mini";
import { email } from "./accounts.ts";
import { endpoint } from "./endpoint.ts";
import { huntId } from "./hunts.ts";

/** What can be wrong with a spot. */
export const reportKinds = ["danger", "closed", "told_to_leave", "not_there"] as const;
export const reportKind = z.enum(reportKinds, "Please choose what is wrong.");
export type ReportKind = z.output<typeof reportKind>;

const num = z.coerce.number().check(z.int(), z.gte(1), z.lte(50));
const note = z.string().check(z.trim(), z.maxLength(1000, "Please use at most 1,000 characters."));
const squareParams = z.object({ id: huntId, num });

export const reportSquare = endpoint({
  name: "reportSquare",
  method: "POST",
  path: "/hunts/:id/squares/:num/report",
  access: "hunter",
  summary:
    "Stop, this spot is wrong: says so of a physical square that the hunter is at or has solved. Two reports, or one of danger, rest it for everybody.",
  params: squareParams,
  body: z.object({ kind: reportKind, note: z.optional(note) }),
  result: z.object({
    /** Whether the square rests now. */
    rests: z.boolean(),
    message: z.string(),
  }),
  refusals: {
    not_subscribed: { status: 403, error: "Only hunters of this hunt can report its squares." },
    not_your_square: {
      status: 409,
      error: "You can report the square you are at, and those you have solved.",
    },
    not_physical: { status: 409, error: "Only places where people stand can be reported." },
    too_many_reports: {
      status: 429,
      error: "You have made many reports today. If somebody is in danger, call 911.",
    },
  },
});

export const reportPlace = endpoint({
  name: "reportPlace",
  method: "POST",
  path: "/place-reports",
  access: "anyone",
  limit: { max: 5, perSeconds: 600 },
  summary:
    "Says of a place, in words, that hunters should not be sent there: for owners, rangers and passers-by, without an account.",
  body: z.object({
    /** A US state in capitals, as hunts name it. */
    state: z.string().check(z.trim(), z.minLength(1, "Please choose the state."), z.maxLength(40)),
    place: z
      .string("Please say which place it is.")
      .check(
        z.trim(),
        z.minLength(3, "Please say which place it is."),
        z.maxLength(500, "Please use at most 500 characters."),
      ),
    kind: reportKind,
    note: z.optional(note),
    /** Where to write back to, if one wants an answer. */
    email: z.optional(email),
  }),
  result: z.object({ success: z.literal(true), message: z.string() }),
});

const report = z.object({
  id: z.string(),
  kind: reportKind,
  note: z.string(),
  at: z.string(),
});

export const listReports = endpoint({
  name: "listReports",
  method: "GET",
  path: "/admin/reports",
  access: "admin",
  summary: "Squares that rest or were reported, and reports from outside that wait for a place.",
  result: z.object({
    /** Longest resting first. */
    squares: z.array(
      z.object({
        huntId: z.string(),
        huntName: z.string(),
        state: z.string(),
        num: z.number(),
        placeName: z.string(),
        town: z.string(),
        center: z.object({ lat: z.number(), lng: z.number() }),
        restingSince: z.nullable(z.string()),
        /** Hunters who are at it now. */
        huntersAtIt: z.number(),
        reports: z.array(
          z.object({
            ...report.shape,
            /** The hunter's display name; null for somebody from outside. */
            by: z.nullable(z.string()),
            /** Reports of this account before, and how many of them were found to be about nothing. */
            earlier: z.number(),
            inVain: z.number(),
            /** Whether it counts toward a rest: not of who has reported in vain too often. */
            counts: z.boolean(),
          }),
        ),
      }),
    ),
    outside: z.array(
      z.object({
        ...report.shape,
        state: z.string(),
        place: z.string(),
        email: z.nullable(z.string()),
        /** Places of live squares in that state, to choose from. */
        candidates: z.array(
          z.object({ placeId: z.string(), placeName: z.string(), town: z.string() }),
        ),
      }),
    ),
  }),
});

/** What an operator does with a square: rest it, open it again, move it, or let everybody pass it. */
export const settleWays = ["rest", "reopen", "move", "void"] as const;

export const settleSquare = endpoint({
  name: "settleSquare",
  method: "POST",
  path: "/admin/hunts/:id/squares/:num/settle",
  access: "admin",
  summary:
    "Rest a live physical square, open it again, move it to a point (which opens it), or void it: then everybody at it passes and what was spent on it comes back.",
  params: squareParams,
  body: z.object({
    how: z.enum(settleWays),
    /** With "reopen": nothing was wrong, which counts against those who reported. */
    unfounded: z.optional(z.boolean()),
    /** Where it is moved to; only for "move". */
    to: z.optional(
      z.object({
        lat: z.number().check(z.gte(-90), z.lte(90)),
        lng: z.number().check(z.gte(-180), z.lte(180)),
      }),
    ),
  }),
  result: z.object({ success: z.literal(true) }),
  refusals: {
    not_live: { status: 409, error: "This hunt is not open, so nobody is at its squares." },
    not_physical: { status: 409, error: "Only places where people stand can rest." },
    not_resting: { status: 409, error: "This square does not rest." },
    voided: { status: 409, error: "This square is void already." },
    only_square: {
      status: 409,
      error: "This is the last square that is not void. Cancel the hunt instead.",
    },
    where_to: { status: 400, error: "Please say where the square is moved to." },
    too_far: { status: 422, error: "This is more than 3 miles from the landmark." },
    outside: { status: 422, error: "This position is outside the grid." },
    wrong_state: {
      status: 422,
      error: "This position is not in the hunt's state.",
      data: z.object({ error: z.string() }),
    },
    address_taken: {
      status: 409,
      error: "Another square of this hunt has this address. Choose a point a few steps away.",
    },
  },
});

export const matchReport = endpoint({
  name: "matchReport",
  method: "POST",
  path: "/admin/reports/:id/match",
  access: "admin",
  summary: "Says which place a report from outside means; its live squares rest at once.",
  params: z.object({ id: z.uuid() }),
  body: z.object({ placeId: z.string().check(z.minLength(1), z.maxLength(120)) }),
  result: z.object({ rested: z.number() }),
  refusals: { no_such_report: { status: 404, error: "This report is settled already." } },
});

export const dismissReport = endpoint({
  name: "dismissReport",
  method: "POST",
  path: "/admin/reports/:id/dismiss",
  access: "admin",
  summary: "Settles a report without more.",
  params: z.object({ id: z.uuid() }),
  result: z.object({ success: z.literal(true) }),
  refusals: { no_such_report: { status: 404, error: "This report is settled already." } },
});

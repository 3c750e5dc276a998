import * as z from "zod/mini";
import { btc } from "./amounts.ts";
import { editVersion, seenVersion, staleEdit } from "./edit-versions.ts";
import { endpoint } from "./endpoint.ts";
import { playLimits } from "./limits.ts";
import { mailTexts } from "./mail-texts.ts";
import { prizeSettings } from "./prizes.ts";

const promise = z.object({ prizePool: btc, thresholdBTC: btc });

const timeOfDay = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Please enter a time such as 22:00."));

/** When physical check-ins count: not at night, and not while a spot is closed. */
export const fieldHours = z.object({
  /** With real payments only, always, or never. */
  when: z.enum(["real_payments", "always", "never"]),
  /** Nothing counts from here on, by the square's own time, */
  from: timeOfDay,
  /** until here. The same as `from` leaves no night. */
  to: timeOfDay,
});
export type FieldHours = z.output<typeof fieldHours>;

/** How hunts follow one another, and how long they stay open. */
export const openings = z.object({
  /**
   * Whether the hunt that follows another is announced first, and opens at noon on a Saturday: with real payments
   * only, always, or never. Otherwise it opens at once.
   */
  announce: z.enum(["real_payments", "always", "never"]),
  /** Days from a hunt's opening to its closing date; of hunts that open from now on. */
  closingDays: z
    .number("Please enter a number of days.")
    .check(
      z.int("Please enter whole days."),
      z.gte(7, "A hunt is open for 7 days at least."),
      z.lte(730, "A hunt is open for 730 days at most."),
    ),
});
export type Openings = z.output<typeof openings>;

const dollars = z
  .number("Please enter a sum in dollars.")
  .check(
    z.gte(0, "A sum in dollars is 0 or more."),
    z.lte(100_000_000, "A sum in dollars is at most 100,000,000."),
  );

const line = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, "A statement cannot be empty."),
    z.maxLength(80, "A statement has 80 characters at most."),
  );

/** What an operator says on every page and in every mail. */
export const siteTexts = z.object({
  /** At the foot of every page: only what is true. */
  statements: z.array(line).check(z.maxLength(6, "Six statements at most.")),
  /** Under the text of every mail; paragraphs are parted by an empty line. Nothing where it is empty. */
  mailClosing: z
    .string()
    .check(z.trim(), z.maxLength(600, "Please use at most 600 characters under a mail.")),
});
export type SiteTexts = z.output<typeof siteTexts>;

/** What an operator may set while the service runs. */
export const settings = z.object({
  /** US dollars for one Bitcoin, and the day the price is from (YYYY-MM-DD); null where nobody said. */
  btcPrice: z.object({
    usd: z.number(),
    asOf: z.nullable(z.string()),
    /** Whom it is asked of every hour; null where an administrator sets it. */
    source: z.nullable(z.string()),
  }),
  /** BTC that a hunt of a difficulty promises, and the funding it aims at, where nothing else is asked for. */
  byDifficulty: z.object({ EASY: promise, MEDIUM: promise, HARD: promise }),
  fieldHours,
  /** Whether physical hunts open with real payments, too, while nobody has stood on all their squares. */
  openUnsurveyed: z.boolean(),
  openings,
  prizes: prizeSettings,
  site: siteTexts,
  limits: playLimits,
  mailTexts,
  /** Of all of them together. */
  version: editVersion,
});
export type Settings = z.output<typeof settings>;

export const getSettings = endpoint({
  name: "getSettings",
  method: "GET",
  path: "/admin/settings",
  access: "admin",
  summary:
    "The price of a Bitcoin with its day, what hunts of each difficulty promise, and when check-ins count.",
  result: z.object({ settings }),
});

export const updateSettings = endpoint({
  name: "updateSettings",
  method: "PUT",
  path: "/admin/settings",
  access: "admin",
  summary:
    "Change the settings that are sent; the others stay. Where one of them was changed after `version` nothing is written (409 stale).",
  body: z.object({
    btcPrice: z.optional(
      z.object({
        usd: z
          .number("Please enter what a Bitcoin costs, in dollars.")
          .check(
            z.gte(1, "A Bitcoin costs at least one dollar here."),
            z.lte(100_000_000, "A Bitcoin costs at most 100,000,000 dollars here."),
          ),
        /** Today where it is left out. */
        asOf: z.optional(z.iso.date("Please enter the day the price is from.")),
      }),
    ),
    byDifficulty: z.optional(z.object({ EASY: promise, MEDIUM: promise, HARD: promise })),
    fieldHours: z.optional(fieldHours),
    openUnsurveyed: z.optional(z.boolean()),
    openings: z.optional(openings),
    site: z.optional(siteTexts),
    limits: z.optional(playLimits),
    /** The words for the sorts that are named; the others stay. Empty ones give a mail its own back. */
    mailTexts: z.optional(mailTexts),
    prizes: z.optional(
      z.object({
        passOn: z.boolean(),
        taxFormAbove: z.object({
          usd: dollars,
          asOf: z.iso.date("Please enter the day the figure is from."),
        }),
        secondApprovalAboveUsd: dollars,
      }),
    ),
    version: seenVersion,
  }),
  result: z.object({ settings }),
  refusals: {
    stale: staleEdit("Somebody has changed this while you had it open. Nothing was saved."),
    not_yet: { status: 400, error: "The day of a price cannot lie in the future." },
  },
});

import * as z from "zod/mini";
import { seenVersion, staleEdit } from "./edit-versions.ts";
import { endpoint } from "./endpoint.ts";
import { groundRecord } from "./ground-record.ts";
import { placeId } from "./places.ts";

/** What may be said of a place; one that is absent says nothing. */
export const placeTags =
  "made grown over_water over_land ruin replica roofed open_air indoor working retired moved floating climbable not_climbable flat summit dark crowds traffic_near seasonal_look sacred living_people deaths_here graves wrong_done contested".split(
    " ",
  );
export const placeKeepers = "city county state federal church college company tribe unknown".split(
  " ",
);
export const placeDangers = "water traffic cliff private_ground ticket remote weather".split(" ");

/** A row as in data/places: its fields are checked one by one, and the answer says what is wrong. */
const row = z.record(z.string(), z.unknown());

export const ownPlace = z.object({
  id: z.string(),
  /** A state's name in small letters with hyphens, or "national". */
  stem: z.string(),
  row,
  version: z.number(),
});
export type OwnPlace = z.output<typeof ownPlace>;

const invalid = {
  status: 400,
  error: "Some of it cannot stay as it is.",
  /** A sentence for each thing that is wrong, and the field of the row that it is about: "town", "stand.where". */
  data: z.object({
    problems: z.array(z.object({ field: z.nullable(z.string()), what: z.string() })),
  }),
} as const;

const stem = z
  .string()
  .check(z.regex(/^[a-z]+(-[a-z]+)*$/, "Please choose a state."), z.maxLength(40));

export const createPlace = endpoint({
  name: "createPlace",
  method: "POST",
  path: "/admin/places",
  access: "admin",
  summary: "Add a place of one's own; the builder uses it at once.",
  body: z.object({ stem, row }),
  result: z.object({ place: ownPlace }),
  refusals: { invalid_place: invalid },
});

export const updatePlace = endpoint({
  name: "updatePlace",
  method: "PUT",
  path: "/admin/places/:id",
  access: "admin",
  summary: "Change a place of one's own. Hunts that stand on it stay as they are.",
  params: z.object({ id: placeId }),
  body: z.object({ stem, row, version: z.number().check(z.int()) }),
  result: z.object({ place: ownPlace }),
  refusals: {
    invalid_place: invalid,
    of_library: {
      status: 409,
      error: "This place is of the library: withdraw it, and add one of your own.",
    },
    stale: staleEdit("Somebody has changed this place while you had it open. Nothing was stored."),
  },
});

export const deletePlace = endpoint({
  name: "deletePlace",
  method: "DELETE",
  path: "/admin/places/:id",
  access: "admin",
  summary: "Delete a place of one's own on which no open hunt stands.",
  params: z.object({ id: placeId }),
  result: z.object({ success: z.literal(true) }),
  refusals: {
    of_library: { status: 409, error: "This place is of the library: it can only be withdrawn." },
    place_in_use: {
      status: 409,
      error: "A hunt stands on this place. Withdraw it, so that no other is built there.",
    },
  },
});

export const getOwnPlace = endpoint({
  name: "getOwnPlace",
  method: "GET",
  path: "/admin/own-places/:id",
  access: "admin",
  summary: "A place of one's own as it is written, to be changed.",
  params: z.object({ id: placeId }),
  result: z.object({ place: ownPlace }),
});

const format = z.enum(["csv", "geojson"]);

export const importPlaces = endpoint({
  name: "importPlaces",
  method: "POST",
  path: "/admin/places/import",
  access: "admin",
  summary:
    "Take places in from a table or a map file. A dry run says what would come of it; without one all rows are taken or none. Rows of ids that are there take their place.",
  body: z.object({
    format,
    text: z.string().check(z.maxLength(24_000_000, "The file is too large.")),
    dryRun: z.boolean(),
  }),
  maxBodyKb: 26_000,
  result: z.object({
    rows: z.number(),
    fresh: z.number(),
    changed: z.number(),
    /** What is wrong, by the line of the file; at most 500. */
    problems: z.array(
      z.object({
        line: z.number(),
        id: z.string(),
        column: z.nullable(z.string()),
        what: z.string(),
      }),
    ),
    imported: z.boolean(),
  }),
  refusals: {
    unreadable_file: {
      status: 400,
      error: "This file cannot be read.",
      data: z.object({ why: z.string() }),
    },
  },
});

export const exportPlaces = endpoint({
  name: "exportPlaces",
  method: "GET",
  path: "/admin/own-places",
  access: "admin",
  summary:
    "All places of one's own as a file that can be taken in again; `template` is an example.",
  query: z.object({ format, template: z.optional(z.enum(["yes"])) }),
  result: z.object({ fileName: z.string(), text: z.string() }),
});

export const noteGround = endpoint({
  name: "noteGround",
  method: "PUT",
  path: "/admin/places/:id/ground",
  access: "admin",
  summary:
    "Note whether the keeper of a place's ground was asked. Where the answer is no, the builder uses it no more. With an older `version` nothing is written (409 stale).",
  params: z.object({ id: placeId }),
  body: z.extend(groundRecord, { version: seenVersion }),
  result: z.object({ success: z.literal(true) }),
  refusals: {
    stale: staleEdit("Somebody has changed this note while you had it open. Nothing was saved."),
  },
});

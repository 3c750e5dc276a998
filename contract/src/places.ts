import * as z from "zod/mini";
import { editVersion } from "./edit-versions.ts";
import { endpoint } from "./endpoint.ts";
import { groundRecord } from "./ground-record.ts";
import { huntId, point } from "./hunts.ts";

export const placeId = z
  .string()
  .check(z.regex(/^[a-z0-9-]{1,120}$/, "This is not the id of a place."));

export const listedPlace = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.string(),
  /** The stock it belongs to: a state in capitals or NATIONAL. */
  stock: z.string(),
  town: z.string(),
  county: z.string(),
  stateCode: z.string(),
  center: point,
  sure: z.enum(["exact", "near", "rough"]),
  safety: z.array(z.string()),
  /** How many hunts of any status stand on it. */
  hunts: z.number(),
  withdrawn: z.boolean(),
  /** Of the operator's own, and not of the library. */
  own: z.boolean(),
  /** Whether anybody can stand there: physical hunts need it. */
  standable: z.boolean(),
});
export type ListedPlace = z.output<typeof listedPlace>;

/** What the table of places, and its export, is narrowed to. */
export const placeFilters = {
  search: z.optional(z.string().check(z.maxLength(100))),
  stock: z.optional(z.string().check(z.maxLength(40))),
  kind: z.optional(z.string().check(z.maxLength(40))),
  show: z.optional(z.enum(["all", "used", "unused", "withdrawn", "own", "to_ask"])),
  sort: z.optional(
    z.enum(["name", "-name", "stock", "-stock", "kind", "-kind", "hunts", "-hunts"]),
  ),
};

export const listPlaces = endpoint({
  name: "listPlaces",
  method: "GET",
  path: "/admin/places",
  access: "admin",
  summary: "The landmark library, searched by name, alias, town, county, kind and fact.",
  query: z.object({
    ...placeFilters,
    page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000))),
  }),
  result: z.object({
    places: z.array(listedPlace),
    total: z.number(),
    page: z.number(),
    pageSize: z.number(),
    /** Every match as a dot for the map: id, latitude, longitude, and u(sed), f(ree) or w(ithdrawn). */
    dots: z.array(z.tuple([z.string(), z.number(), z.number(), z.enum(["u", "f", "w"])])),
    kinds: z.array(z.string()),
    stocks: z.array(z.string()),
  }),
});

export const getPlace = endpoint({
  name: "getPlace",
  method: "GET",
  path: "/admin/places/:id",
  access: "admin",
  summary: "A landmark with its facts, what is computed of it, and the hunts that stand on it.",
  params: z.object({ id: placeId }),
  result: z.object({
    place: z.object({
      ...listedPlace.shape,
      aliases: z.array(z.string()),
      years: z.array(z.tuple([z.number(), z.string()])),
      people: z.array(z.tuple([z.string(), z.string()])),
      measure: z.string(),
      facts: z.array(z.string()),
      veiled: z.array(z.string()),
      access: z.string(),
      nearTowns: z.array(
        z.object({
          name: z.string(),
          distanceMi: z.number(),
          direction: z.string(),
          population: z.number(),
        }),
      ),
      fromCapital: z.nullable(z.string()),
      neighborCounties: z.array(z.string()),
      extremes: z.array(z.string()),
      usedBy: z.array(
        z.object({
          huntId: z.string(),
          huntName: z.string(),
          status: z.string(),
          squareNum: z.number(),
        }),
      ),
      withdrawal: z.nullable(z.object({ reason: z.string(), at: z.string(), by: z.string() })),
      /** Where a person stands; null where nobody can. */
      stand: z.nullable(
        z.object({
          at: point,
          where: z.string(),
          /** Whose ground it is, in words, and whether its keeper wants to be asked. */
          ground: z.string(),
          ask: z.enum(["no", "advised", "needed"]),
        }),
      ),
      ground: z.nullable(groundRecord),
      /** Of the note on its ground. */
      groundVersion: editVersion,
    }),
  }),
});

export const withdrawPlace = endpoint({
  name: "withdrawPlace",
  method: "POST",
  path: "/admin/places/:id/withdraw",
  access: "admin",
  summary: "Use a landmark no more, with a reason. Hunts that stand on it stay as they are.",
  params: z.object({ id: placeId }),
  body: z.object({
    reason: z
      .string("Please say why.")
      .check(
        z.trim(),
        z.minLength(3, "Please say why."),
        z.maxLength(500, "Please use at most 500 characters."),
      ),
  }),
  result: z.object({ success: z.literal(true) }),
});

export const restorePlace = endpoint({
  name: "restorePlace",
  method: "POST",
  path: "/admin/places/:id/restore",
  access: "admin",
  summary: "Let the builder use a withdrawn landmark again.",
  params: z.object({ id: placeId }),
  result: z.object({ success: z.literal(true) }),
});

/** A spot that a hunt leads people to, as a letter names it. */
const letterSpot = z.object({
  squareNum: z.number(),
  placeId: z.nullable(z.string()),
  name: z.string(),
  town: z.string(),
  stateCode: z.string(),
  /** Completes "Stand …". */
  where: z.string(),
  at: point,
  ask: z.enum(["no", "advised", "needed"]),
  /** Null while nobody has noted that its keeper was asked. */
  record: z.nullable(groundRecord),
});
export type LetterSpot = z.output<typeof letterSpot>;

export const listKeeperLetters = endpoint({
  name: "listKeeperLetters",
  method: "GET",
  path: "/admin/hunts/:id/keepers",
  access: "admin",
  summary:
    "Whose ground a hunt leads people to: a letter for each keeper, with all of its spots in the order of the squares.",
  params: z.object({ id: huntId }),
  result: z.object({
    hunt: z.object({ id: z.string(), name: z.string() }),
    letters: z.array(z.object({ keeper: z.string(), spots: z.array(letterSpot) })),
  }),
});

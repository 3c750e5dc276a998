import * as z from "zod/mini";

const month = z.number().check(z.int(), z.gte(1), z.lte(12));
const months = z.tuple([month, month]);
const terrain = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]);

/** What standing at a square asks: hours are times of the place; months run over New Year where the first is later. */
export const standAsks = z.object({
  ticket: z.enum(["no", "car", "person"]),
  hours: z.union([z.literal("always"), z.literal("daylight"), z.tuple([z.string(), z.string()])]),
  months: z.optional(months),
  /** 1 wheels, 2 a path, 3 steep or rough, 4 a hard climb, 5 gear. */
  terrain,
  /** One way, from lawful parking or a stop. */
  walkM: z.number().check(z.gte(0)),
  ferry: z.optional(z.literal(true)),
});
export type StandAsks = z.output<typeof standAsks>;

/** Where one stands at a physical square. */
export const squareStand = z.object({
  /** Completes "Stand …"; empty where nobody has written it yet. */
  where: z.string().check(z.maxLength(200)),
  /** 10 m, 100 m, 300 m. */
  sure: z.enum(["spot", "exact", "near"]),
  asks: standAsks,
  ground: z.object({
    who: z.enum([
      "city",
      "county",
      "state",
      "federal",
      "church",
      "college",
      "company",
      "tribe",
      "unknown",
    ]),
    name: z.optional(z.string().check(z.maxLength(200))),
    ask: z.enum(["no", "advised", "needed"]),
  }),
  safety: z.array(
    z.enum(["water", "traffic", "cliff", "private_ground", "ticket", "remote", "weather"]),
  ),
});
export type SquareStand = z.output<typeof squareStand>;

/**
 * What a player is told that the current square asks, with its clue. It does not name the ground, and the walk
 * is in steps of five minutes, so that nobody finds the place by its figures in an open library.
 */
export const squareAsks = z.object({
  ...z.pick(standAsks, { ticket: true, hours: true, months: true, terrain: true, ferry: true })
    .shape,
  /** One way, rounded up to five minutes; 0 beside the parking or the stop. */
  walkMinutes: z.number(),
});
export type SquareAsks = z.output<typeof squareAsks>;

const count = z.number().check(z.int(), z.gte(0));

/** What a physical hunt asks of whoever goes on it. */
export const tripAsks = z.object({
  kind: z.enum(["on_foot", "bicycle", "afternoon_by_car", "day_by_car", "days"]),
  miles: z.number().check(z.gte(0)),
  /** Squares where each person pays, and where a car does. */
  tickets: count,
  carFees: count,
  /** In which every square is open; null for all the year. */
  months: z.nullable(months),
  openingHours: count,
  daylight: count,
  longestWalkM: z.number().check(z.gte(0)),
  terrain,
  ferries: count,
  flights: count,
  keepersToAsk: count,
});
export type TripAsks = z.output<typeof tripAsks>;

import type { Place, SafetyFlag, Stand, StandAsks } from "../place.ts";
import { landOf } from "./roadless.ts";
import { commonMonths, seasonOf } from "./season.ts";
import { standOf } from "./stand-of.ts";

/** Where one stands at a square, as far as players are told. */
export interface SquareStand {
  /** Completes "Stand …"; empty where nobody has written it yet. */
  where: string;
  /** How well the square's point is known; `reachFt` of geo tells how far from it counts. */
  sure: Stand["sure"];
  asks: StandAsks;
  ground: Stand["ground"];
  safety: SafetyFlag[];
}

/** What a hunt asks of whoever goes on it: told on its page, its card and before anybody pays. */
export interface TripAsks {
  kind: "on_foot" | "bicycle" | "afternoon_by_car" | "day_by_car" | "days";
  /** From the first square to the last, by road. */
  miles: number;
  /** Squares where each person pays, and where a car does (or a party). */
  tickets: number;
  carFees: number;
  /** First and last month in which every square is open; null for all the year. [11, 3] runs over New Year. */
  months: [first: number, last: number] | null;
  /** Squares that keep opening hours, and squares open while it is light. The others are open at all hours. */
  openingHours: number;
  daylight: number;
  /** Metres on foot, one way, of the longest walk from a car or a stop. */
  longestWalkM: number;
  /** Of the hardest square, 1 wheels to 5 gear. */
  terrain: StandAsks["terrain"];
  ferries: number;
  /** Legs that no road joins: by plane, or by a long ship. */
  flights: number;
  /** Squares on ground whose keeper wants to be asked before people are sent there. */
  keepersToAsk: number;
}

interface Miles {
  readonly miles: number;
}

/** Longest way and longest leg, in miles by road, that one takes on foot and on a bicycle. */
const onFoot = { miles: 7, leg: 2.5 };
const onBicycle = { miles: 25, leg: 10 };
const afternoonMi = 70;
const dayMi = 200;

/** Where one stands at a place, for a square of a physical hunt; null where nobody can. */
export function squareStandOf(place: Place): SquareStand | null {
  const stand = standOf(place);
  if (stand === null) return null;
  const { where, sure, asks, ground } = stand;
  return { where, sure, asks, ground, safety: place.safety };
}

/**
 * What a physical hunt asks, from its places in the order of its squares.
 * @param legs in miles by road, as `routeOf` gives them
 */
export function tripOf(places: readonly Place[], legs: readonly Miles[]): TripAsks {
  const stands = places.flatMap((place) => standOf(place) ?? []);
  const count = (asks: (stand: Stand) => boolean): number => stands.filter(asks).length;
  const miles = Math.round(legs.reduce((sum, leg) => sum + leg.miles, 0) * 10) / 10;
  const flights = places
    .slice(1)
    .filter((place, i) => places[i] !== undefined && landOf(places[i]) !== landOf(place)).length;
  return {
    kind: kindOf(miles, legs, flights > 0 || stands.some(({ asks }) => asks.ferry)),
    miles,
    tickets: count(({ asks }) => asks.ticket === "person"),
    carFees: count(({ asks }) => asks.ticket === "car"),
    months: seasonOf(commonMonths(stands)),
    openingHours: count(({ asks }) => Array.isArray(asks.hours)),
    daylight: count(({ asks }) => asks.hours === "daylight"),
    longestWalkM: Math.max(0, ...stands.map(({ asks }) => asks.walkM)),
    terrain: Math.max(1, ...stands.map(({ asks }) => asks.terrain)) as StandAsks["terrain"],
    ferries: count(({ asks }) => asks.ferry === true),
    flights,
    keepersToAsk: count(({ ground }) => ground.ask === "needed"),
  };
}

function kindOf(miles: number, legs: readonly Miles[], overWater: boolean): TripAsks["kind"] {
  const longest = Math.max(0, ...legs.map((leg) => leg.miles));
  if (!overWater && miles <= onFoot.miles && longest <= onFoot.leg) return "on_foot";
  if (!overWater && miles <= onBicycle.miles && longest <= onBicycle.leg) return "bicycle";
  if (!overWater && miles <= afternoonMi) return "afternoon_by_car";
  return miles <= dayMi ? "day_by_car" : "days";
}

import { daylightHours, type SquareAsks, type TripAsks } from "@ten-paces/contract";
import { metresToFeet } from "@ten-paces/geo";
import { counted } from "../../ui/counted.ts";
import { formatDistance } from "../../ui/distance.ts";

/** What a fact is about: decides its picture. */
export type FactKind = "way" | "ticket" | "season" | "hours" | "walk" | "terrain" | "water" | "air";

export interface TripFact {
  kind: FactKind;
  text: string;
}

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

const WAYS: Record<TripAsks["kind"], string> = {
  on_foot: "On foot",
  bicycle: "By bicycle",
  afternoon_by_car: "An afternoon by car",
  day_by_car: "A day by car",
  days: "More than a day",
};

const TERRAINS: Record<TripAsks["terrain"], string> = {
  1: "Even ground, fit for wheels",
  2: "Paths and easy ground",
  3: "Steep or rough in places",
  4: "A hard climb",
  5: "Only with gear",
};

const BESIDE_M = 100;

/** "A day by car, about 150 miles". */
export function wayOf({ kind, miles }: Pick<TripAsks, "kind" | "miles">): string {
  const whole = Math.max(1, Math.round(miles));
  return `${WAYS[kind]}, about ${whole.toLocaleString("en-US")} ${whole === 1 ? "mile" : "miles"}`;
}

/** What a hunt asks of whoever goes on it, a short sentence each; the way first. */
export function tripFacts(trip: TripAsks): TripFact[] {
  const facts: (TripFact | null)[] = [
    { kind: "way", text: wayOf(trip) },
    { kind: "ticket", text: costOf(trip) },
    {
      kind: "season",
      text: trip.months ? `All squares are open ${seasonOf(trip.months)}` : "Open all year",
    },
    trip.openingHours + trip.daylight > 0 ? { kind: "hours", text: hoursOfTrip(trip) } : null,
    { kind: "walk", text: longestWalk(trip.longestWalkM) },
    { kind: "terrain", text: TERRAINS[trip.terrain] },
    trip.ferries > 0
      ? {
          kind: "water",
          text: trip.ferries === 1 ? "One ferry to take" : `${trip.ferries} ferries to take`,
        }
      : null,
    trip.flights > 0
      ? {
          kind: "air",
          text: `${counted(trip.flights, "leg")} that no road joins: by plane or ship`,
        }
      : null,
  ];
  return facts.filter((fact) => fact !== null);
}

function costOf({ tickets, carFees }: TripAsks): string {
  if (tickets === 0 && carFees === 0) return "Nothing to pay at the squares";
  const parts = [
    ...(tickets > 0 ? [`${counted(tickets, "square")} with a ticket for each person`] : []),
    ...(carFees > 0 ? [`${counted(carFees, "square")} with a fee for the car`] : []),
  ];
  return parts.join(", ");
}

function hoursOfTrip({ openingHours, daylight }: TripAsks): string {
  const parts = [
    ...(openingHours > 0 ? [`${counted(openingHours, "square")} with opening hours`] : []),
    ...(daylight > 0 ? [`${counted(daylight, "square")} by daylight only`] : []),
  ];
  return parts.join(", ");
}

function longestWalk(metres: number): string {
  if (metres <= BESIDE_M) return "A few steps from parking or a stop";
  return `Longest walk: about ${formatDistance(Math.round(metresToFeet(metres) / 50) * 50)} each way`;
}

function seasonOf([first, last]: readonly [number, number]): string {
  const from = MONTHS[first - 1] ?? "";
  return first === last ? `in ${from}` : `from ${from} to ${MONTHS[last - 1] ?? ""}`;
}

/** What the present square asks, told with its clue. */
export function squareFacts(asks: SquareAsks): TripFact[] {
  const facts: (TripFact | null)[] = [
    asks.ticket === "no"
      ? { kind: "ticket", text: "Nothing to pay" }
      : {
          kind: "ticket",
          text: asks.ticket === "car" ? "A fee for the car" : "A ticket for each person",
        },
    { kind: "hours", text: hoursOfSquare(asks.hours) },
    asks.months ? { kind: "season", text: `Open ${seasonOf(asks.months)}` } : null,
    {
      kind: "walk",
      text:
        asks.walkMinutes === 0
          ? "Right by parking or a stop"
          : `Up to ${asks.walkMinutes} minutes on foot, one way`,
    },
    { kind: "terrain", text: TERRAINS[asks.terrain] },
    asks.ferry ? { kind: "water", text: "By ferry" } : null,
  ];
  return facts.filter((fact) => fact !== null);
}

function hoursOfSquare(hours: SquareAsks["hours"]): string {
  if (hours === "always") return "Open at all hours";
  if (hours === "daylight")
    return `By daylight, ${clockTime(daylightHours.from)} to ${clockTime(daylightHours.to)}, its own time`;
  return `Open ${clockTime(hours[0])} to ${clockTime(hours[1])}, its own time`;
}

/** "17:00" → "5 PM", "08:30" → "8:30 AM". */
function clockTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const tail = minute === 0 ? "" : `:${String(minute).padStart(2, "0")}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${tail} ${hour % 24 < 12 ? "AM" : "PM"}`;
}

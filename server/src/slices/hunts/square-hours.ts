import zoneAt from "@photostructure/tz-lookup";
import { daylightHours, type FieldHours, type StandAsks } from "@ten-paces/contract";
import type { Point } from "@ten-paces/geo";

/** What a stand says of its hours; null where nobody has said. */
export type Opening = Pick<StandAsks, "hours" | "months"> | null;

/** When check-ins count at a square: a stretch of the night is cut out, and its stand may keep hours. */
export interface SquareHours {
  point: Point;
  opening: Opening;
  /** Times of the day, "22:00": from when and until when nothing counts. */
  night: Pick<FieldHours, "from" | "to">;
}

const minuteMs = 60_000;
const dayMinutes = 1_440;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Whether a check-in counts at a moment. */
export function countsAt({ point, opening, night }: SquareHours, at: Date): boolean {
  const { month, minute } = localTime(point, at);
  if (isWithin(minute, minutesOf(night.from), minutesOf(night.to))) return false;
  if (opening?.months && !isSeason(month, opening.months)) return false;
  const hours = opening?.hours ?? "always";
  if (hours === "always") return true;
  if (hours === "daylight")
    return (
      isWithin(minute, minutesOf(daylightHours.from), minutesOf(daylightHours.to)) &&
      sunAltitudeDeg(point, at) > sunsetDeg
    );
  const [opens, closes] = hours;
  return isWithin(minute, minutesOf(opens), minutesOf(closes));
}

/**
 * When one counts again: on a quarter of an hour, so that a sunrise does not tell where the square lies. Null
 * where none does within a year.
 */
export function nextCount(hours: SquareHours, at: Date): Date | null {
  const quarterMs = 15 * minuteMs;
  const first = Math.ceil(at.getTime() / quarterMs) * quarterMs;
  for (let time = first; time < first + 366 * dayMinutes * minuteMs; time += quarterMs) {
    const then = new Date(time);
    if (countsAt(hours, then)) return then;
  }
  return null;
}

const clock = (time: string) => {
  const minutes = minutesOf(time);
  const hour = Math.floor(minutes / 60);
  const tail = minutes % 60 === 0 ? "" : `:${String(minutes % 60).padStart(2, "0")}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${tail} ${hour < 12 ? "AM" : "PM"}`;
};

const monthNames = Array.from({ length: 12 }, (_, index) =>
  new Intl.DateTimeFormat("en-US", { month: "long", timeZone: "UTC" }).format(
    Date.UTC(2026, index, 15),
  ),
);

/** Says before one goes when check-ins count there, in the square's own time. */
export function hoursSentence({ opening, night }: SquareHours): string {
  const parts = [`between ${clock(night.to)} and ${clock(night.from)} of its own time`];
  const hours = opening?.hours ?? "always";
  if (hours === "daylight") {
    const { from, to } = daylightHours;
    parts.push(`while it is light, ${clock(from)} to ${clock(to)}`);
  }
  if (typeof hours !== "string")
    parts.push(`while it is open, ${clock(hours[0])} to ${clock(hours[1])}`);
  if (opening?.months) {
    const [first, last] = opening.months.map((month) => monthNames[month - 1]);
    parts.push(`from ${first} to ${last}`);
  }
  return `Check-ins count here ${parts.join(", ")}.`;
}

/** Minutes since midnight of "22:00". */
function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
}

/** Whether a minute of the day lies in a stretch that may go over midnight; one without length holds none. */
function isWithin(minute: number, from: number, to: number): boolean {
  if (from === to) return false;
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
}

function isSeason(month: number, [first, last]: readonly [number, number]): boolean {
  return first <= last ? month >= first && month <= last : month >= first || month <= last;
}

/** Month (1 to 12) and minute of the day by the clocks of a place. */
function localTime({ lat, lng }: Point, at: Date): { month: number; minute: number } {
  const zone = zoneAt(lat, lng);
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      month: "numeric",
      hour: "numeric",
      minute: "numeric",
      hourCycle: "h23",
    });
    formats.set(zone, format);
  }
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  return {
    month: parts.get("month") ?? 1,
    minute: (parts.get("hour") ?? 0) * 60 + (parts.get("minute") ?? 0),
  };
}

/** The upper edge of the sun on the horizon, with what the air bends. */
const sunsetDeg = -0.833;
const radians = Math.PI / 180;

/** How high the sun stands, in degrees; to about a hundredth, by the low-precision formulas of the almanac. */
export function sunAltitudeDeg({ lat, lng }: Point, at: Date): number {
  const days = at.getTime() / (dayMinutes * minuteMs) + 2_440_587.5 - 2_451_545;
  const anomaly = (357.529 + 0.985_600_28 * days) * radians;
  const meanLongitude = 280.459 + 0.985_647_36 * days;
  const longitude =
    (meanLongitude + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)) * radians;
  const tilt = (23.439 - 0.000_000_36 * days) * radians;
  const ascension = Math.atan2(Math.cos(tilt) * Math.sin(longitude), Math.cos(longitude));
  const declination = Math.asin(Math.sin(tilt) * Math.sin(longitude));
  const siderealDeg = 280.460_618_37 + 360.985_647_366_29 * days + lng;
  const hourAngle = siderealDeg * radians - ascension;
  const sine =
    Math.sin(lat * radians) * Math.sin(declination) +
    Math.cos(lat * radians) * Math.cos(declination) * Math.cos(hourAngle);
  return Math.asin(sine) / radians;
}

import zoneAt from "@photostructure/tz-lookup";
import { findStateByName } from "@ten-paces/geo";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** What people have at least to hear of an opening and to free a Saturday. */
const noticeMs = 72 * hourMs;
const noon = 12;

/** By its capital where a state has more than one zone; by the clocks of the east for hunts of the nation. */
export function zoneOf(state: string): string {
  const capitol = findStateByName(state)?.capitol;
  return capitol ? zoneAt(capitol.lat, capitol.lng) : "America/New_York";
}

/**
 * When an announced hunt opens: at noon of the state's own time on the first Saturday that is at least 72 hours away.
 * @param state in capitals, or NATIONAL
 */
export function openingAfter(now: Date, state: string): Date {
  const zone = zoneOf(state);
  for (let days = 0; ; days++) {
    const { year, month, day, weekday } = localDay(new Date(now.getTime() + days * dayMs), zone);
    if (weekday !== "Sat") continue;
    const opens = atHour(Date.UTC(year, month - 1, day), noon, zone);
    if (opens.getTime() - now.getTime() >= noticeMs) return opens;
  }
}

/** The same for a hunt that may have a time of its own: it stands where it is at least 72 hours away. */
export function openingFrom(now: Date, state: string, own: Date | null): Date {
  const isTimely = own !== null && own.getTime() - now.getTime() >= noticeMs;
  return isTimely ? own : openingAfter(now, state);
}

function localDay(at: Date, zone: string) {
  const parts = partsOf(at, zone, { year: "numeric", month: "numeric", day: "numeric" });
  const weekday = new Intl.DateTimeFormat("en-US", { timeZone: zone, weekday: "short" }).format(at);
  const number = (type: string) => Number(parts.get(type));
  return { year: number("year"), month: number("month"), day: number("day"), weekday };
}

/** An hour of a day by the clocks of a zone of whole hours. They are changed at night: an hour of the day stands once. */
function atHour(dayUtcMs: number, hour: number, zone: string): Date {
  const asIfUtc = new Date(dayUtcMs + hour * hourMs);
  const shown = Number(partsOf(asIfUtc, zone, { hour: "numeric", hourCycle: "h23" }).get("hour"));
  return new Date(asIfUtc.getTime() + (hour - shown) * hourMs);
}

function partsOf(at: Date, zone: string, wanted: Intl.DateTimeFormatOptions): Map<string, string> {
  const format = new Intl.DateTimeFormat("en-US", { timeZone: zone, ...wanted });
  return new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
}

import { counted } from "./counted.ts";
import { madeOnce } from "./made-once.ts";

/** As dates are written in a zone; in the reader's own where none is given, else moments say whose they are. */
const formatsIn = (zone: "UTC" | null) => {
  const where = zone === null ? {} : { timeZone: zone };
  return {
    day: madeOnce(() => new Intl.DateTimeFormat("en-US", { dateStyle: "long", ...where })),
    shortDay: madeOnce(() => new Intl.DateTimeFormat("en-US", { dateStyle: "medium", ...where })),
    moment: madeOnce(
      () =>
        new Intl.DateTimeFormat("en-US", {
          year: "numeric",
          month: "short",
          day: "numeric",
          hour: "numeric",
          minute: "2-digit",
          ...where,
          ...(zone !== null && { timeZoneName: "short" }),
        }),
    ),
  };
};
let formats = formatsIn(null);
const relativeFormat = madeOnce(() => new Intl.RelativeTimeFormat("en-US", { numeric: "auto" }));

/** For the server, which draws a page for readers of every zone; null: in the zone of whoever reads. */
export function writeDatesIn(zone: "UTC" | null): void {
  formats = formatsIn(zone);
}

type Instant = string | number | Date;

/** What stands where a date is missing or cannot be read. */
const NO_DATE = "N/A";

/** Without the full stop of "p. m." at its end: it would stand beside the one of a sentence. */
function written(format: Intl.DateTimeFormat, instant: Instant): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return NO_DATE;
  return format.format(date).replace(/([ap])\.\s?m\.$/, "$1m");
}

/** "November 21, 2026", in the reader's own zone; "N/A" for what is no date. */
export function formatDate(instant: Instant): string {
  return written(formats.day(), instant);
}

/** "Nov 21, 2026", for tables. */
export function formatShortDate(instant: Instant): string {
  return written(formats.shortDay(), instant);
}

/** "Nov 21, 2026, 4:05 PM", in the reader's own zone. */
export function formatDateTime(instant: Instant): string {
  return written(formats.moment(), instant);
}

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** "3 hours ago", "in 2 days", "now" within a minute; both instants in anything Date reads. */
export function formatRelative(instant: Instant, now: Instant): string {
  if (Number.isNaN(new Date(instant).getTime())) return NO_DATE;
  const seconds = (new Date(instant).getTime() - new Date(now).getTime()) / 1000;
  for (const [unit, size] of STEPS) {
    if (Math.abs(seconds) >= size) return relativeFormat().format(Math.trunc(seconds / size), unit);
  }
  return relativeFormat().format(0, "second");
}

/** Minutes as people say them: 15 → "15 minutes", 90 → "1.5 hours", 3750 → "2.5 days" from two days on. */
export function formatDuration(minutes: number): string {
  if (minutes < 60) return counted(Math.max(5, Math.round(minutes / 5) * 5), "minute");
  const hours = minutes / 60;
  if (hours < 48) return counted(toHalf(hours), "hour");
  return counted(toHalf(hours / 24), "day");
}

const toHalf = (value: number) => Math.round(value * 2) / 2;

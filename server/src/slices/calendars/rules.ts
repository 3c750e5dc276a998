/** A moment as a calendar of one's own keeps it. */
export interface CalendarEvent {
  /** The same for the same moment of the same hunt, so that a second file moves the entry and adds none. */
  uid: string;
  /** Raised whenever the moment may have changed. */
  sequence: number;
  at: Date;
  title: string;
  description: string;
  url: string;
  /** Whole hours before it at which the calendar rings. */
  ringsHoursBefore: number;
}

/** Octets of a line without its end, as RFC 5545 has it. */
const longestLine = 75;

/** A calendar as RFC 5545 writes it: escaped, folded, with CRLF. @param stampedAt when it is made */
export function calendarFile(events: readonly CalendarEvent[], stampedAt: Date): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Ten Paces//Hunts//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...events.flatMap((event) => eventLines(event, stampedAt)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function eventLines(event: CalendarEvent, stampedAt: Date): string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(stampedAt)}`,
    `DTSTART:${utc(event.at)}`,
    // An entry for a moment has neither an end nor a duration, and nobody is busy by it.
    "TRANSP:TRANSPARENT",
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `URL:${event.url}`,
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escaped(event.title)}`,
    `TRIGGER:-PT${event.ringsHoursBefore}H`,
    "END:VALARM",
    "END:VEVENT",
  ];
}

/** "20261128T180000Z" */
function utc(at: Date): string {
  return `${at.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
}

function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, "\\n")
    .replace(/\p{Cc}/gu, "");
}

/** Goes on in lines that begin with a space, and cuts no letter in two. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  let octets = 0;
  for (const letter of line) {
    const more = Buffer.byteLength(letter);
    if (octets + more > longestLine) {
      parts.push(part);
      part = "";
      // The space at the beginning counts.
      octets = 1;
    }
    part += letter;
    octets += more;
  }
  return [...parts, part].join("\r\n ");
}

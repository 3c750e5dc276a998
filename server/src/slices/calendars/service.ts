import type { Deps } from "../../lib/deps.ts";
import { notFound } from "../../lib/errors.ts";
import { findHunt, type HuntRow, isVisible } from "../hunts/service.ts";
import { type CalendarEvent, calendarFile } from "./rules.ts";

/** The opening and the closing date of a hunt that are still to come. @throws AppError not_found where none is */
export async function writeCalendar(
  deps: Pick<Deps, "db" | "clock">,
  origin: string,
  huntId: string,
): Promise<string> {
  const hunt = await findHunt(deps.db, huntId);
  const now = deps.clock.now();
  const events = hunt && isVisible(hunt) ? eventsOf(hunt, origin, now) : [];
  if (events.length === 0) throw notFound("Calendar");
  return calendarFile(events, now);
}

function eventsOf(hunt: HuntRow, origin: string, now: Date): CalendarEvent[] {
  const { id, name, status, version, opensAt, closesAt } = hunt;
  const host = new URL(origin).hostname;
  const url = `${origin}/hunt/${id}`;
  const events: CalendarEvent[] = [];
  if (opensAt && opensAt > now && status !== "CANCELED" && status !== "COMPLETE") {
    events.push({
      uid: `${id}-opens@${host}`,
      sequence: version,
      at: opensAt,
      title: `Opens: ${name}`,
      description: `The first clue opens to everybody at this moment.\n${url}`,
      url,
      ringsHoursBefore: 1,
    });
  }
  // While a hunt is paused its closing date moves on.
  if (closesAt && closesAt > now && status === "ACTIVE") {
    events.push({
      uid: `${id}-closes@${host}`,
      sequence: version,
      at: closesAt,
      title: `Closes: ${name}`,
      description: `Until now it can be won. Whoever is in it can play on for nothing.\n${url}`,
      url,
      ringsHoursBefore: 48,
    });
  }
  return events;
}

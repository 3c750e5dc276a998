import type { HuntCard } from "@ten-paces/contract";
import { apiBase } from "../../api-base.ts";

/** A file for the reader's own calendar; nothing where no date is to come. */
export function CalendarLink({ hunt }: { hunt: HuntCard }) {
  const now = Date.now();
  const opens = hunt.opensAt !== null && Date.parse(hunt.opensAt) > now;
  const closes =
    hunt.status === "ACTIVE" && hunt.closesAt !== undefined && Date.parse(hunt.closesAt) > now;
  if (!opens && !closes) return null;
  return (
    <a
      href={`${apiBase}/hunts/${hunt.id}/calendar.ics`}
      download
      className="link flex min-h-11 w-fit items-center text-sm"
    >
      {opens ? "Put the opening in my calendar" : "Put the closing date in my calendar"}
    </a>
  );
}

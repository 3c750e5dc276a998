import { findStateByName } from "@ten-paces/geo";
import type { Tx } from "../../lib/db/statements.ts";
import type { Deps } from "../../lib/deps.ts";
import { postAnnouncement } from "../content/service.ts";
import { tellFollowers } from "../follows/service.ts";
import { zoneOf } from "./calendar.ts";

/** A hunt that will follow another. */
export interface Announced {
  id: string;
  name: string;
  /** In capitals, or NATIONAL. */
  state: string;
  opensAt: Date;
}

/** Tells of an opening, on the announcements page, in its feed and to who follows the state, in the transaction that sets it. */
export async function announceOpening(
  deps: Pick<Deps, "clock" | "jobs">,
  tx: Tx,
  { id, name, state, opensAt }: Announced,
): Promise<void> {
  const timeZone = zoneOf(state);
  const day = new Intl.DateTimeFormat("en-US", {
    timeZone,
    weekday: "long",
    month: "long",
    day: "numeric",
  }).format(opensAt);
  const hour = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  }).format(opensAt);
  const where = findStateByName(state)?.name ?? "the whole country";
  await postAnnouncement(tx, {
    title: `Opens ${day}: ${name}`,
    excerpt: `The next hunt for ${where} opens on ${day} at ${hour}.`,
    content: [
      `“${name}”, a hunt for ${where}, opens on ${day} at ${hour}. Its first clue opens to everybody at that moment: nobody has a head start.`,
      `What it asks of you and what it promises stands on its page already.`,
    ].join("\n\n"),
    author: "The Ten Paces surveyors",
    category: "General",
    featured: false,
    publishedAt: deps.clock.now(),
  });
  await tellFollowers(deps, tx, { id, state, opens: { day, hour } });
}

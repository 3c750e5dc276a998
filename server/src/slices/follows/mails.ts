import { findStateByName } from "@ten-paces/geo";
import type { Mail } from "../../lib/mail/mail.ts";

export interface Opening {
  name: string;
  /** In capitals, or NATIONAL. */
  state: string;
  /** The hunt's page. */
  url: string;
  /** "Saturday, December 5" and "12:00 PM CST", by the state's clocks; null where it is open already. */
  opens: { day: string; hour: string } | null;
}

/** To who follows a state: its next hunt opens, or has opened. */
export function openingMail(to: string, { name, state, url, opens }: Opening): Mail {
  const where = findStateByName(state)?.name ?? "the whole country";
  const followed = findStateByName(state)?.name ?? "hunts of the whole country";
  return {
    kind: "hunt_opening",
    to,
    subject: opens ? `Opens ${opens.day}: ${name}` : `Now open: ${name}`,
    text: `${opens ? `The next hunt for ${where}, "${name}", opens on ${opens.day} at ${opens.hour}. Its first clue opens to everybody at that moment: nobody has a head start.` : `The next hunt for ${where}, "${name}", is open.`}

What it asks of you and what it promises stands on its page:

${url}

You get this because you follow ${followed}. You can stop that in your profile.`,
  };
}

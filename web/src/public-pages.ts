import { patterns } from "./paths.ts";

export interface PublicPage {
  path: string;
  /** Of the browser's tab, and of what search engines and messengers show. */
  title: string;
  description: string;
  /** Whether its text is there before any script runs: that of the others comes from the server's data. */
  isText: boolean;
}

const named = (title: string) => `${title} · Ten Paces`;

/** What stands at the addresses that everybody may read, for readers without scripts and for search engines. */
export const publicPages: readonly PublicPage[] = [
  {
    path: patterns.landing,
    title: "Ten Paces · Treasure hunts across America",
    description:
      "Ten squares, each ten feet wide, and a prize at the end. Solve the clues, stand on the spot, check in. A free hunt every month.",
    isText: true,
  },
  {
    path: patterns.hunts,
    title: named("Hunts"),
    description:
      "Open treasure hunts in all 50 states, on foot and from a chair: what you will see, how long it takes, and what there is to win.",
    isText: false,
  },
  {
    path: patterns.freeHunt,
    title: named("Free Hunt"),
    description: "This month's free hunt: one square, three puzzles, no plan and no card.",
    isText: false,
  },
  {
    path: patterns.rules,
    title: named("Rules"),
    description:
      "How a hunt is played, paid for and won: who may play, squares and check-ins, credits and hints, prizes.",
    isText: true,
  },
  {
    path: patterns.faqs,
    title: named("Frequently Asked Questions"),
    description: "How hunts, credits and prizes work, and what to do when something does not.",
    isText: true,
  },
  {
    path: patterns.safety,
    title: named("Safety Guidelines"),
    description: "No prize is worth an injury. How to hunt safely, lawfully and kindly.",
    isText: true,
  },
  {
    path: patterns.contact,
    title: named("Contact"),
    description: "Something is stuck, odd or missing? Tell us. A person reads it.",
    isText: true,
  },
  {
    path: patterns.reportPlace,
    title: named("Report a Place"),
    description:
      "Is it your ground, or do you look after it? Tell us, and hunters are not sent there while we look into it.",
    isText: true,
  },
  {
    path: patterns.announcements,
    title: named("Announcements"),
    description: "New hunts, winners, and word from the surveyors.",
    isText: false,
  },
  {
    path: patterns.errata,
    title: named("Errata & Updates"),
    description: "Mistakes in clues, and what is right.",
    isText: false,
  },
  {
    path: patterns.leaderboard,
    title: named("Leaderboard"),
    description: "The hunters with the most points, over all finished paid hunts.",
    isText: false,
  },
  {
    path: patterns.backing,
    title: named("What backs the prizes"),
    description: "Every open prize, and the money that stands behind it.",
    isText: false,
  },
  {
    path: patterns.legal,
    title: named("Terms & Privacy"),
    description: "What we agree on, what we keep, and how to have it deleted.",
    isText: true,
  },
  {
    path: patterns.accessibility,
    title: named("Accessibility"),
    description: "Everybody should be able to hunt: how far we are, and how to ask for more.",
    isText: true,
  },
];

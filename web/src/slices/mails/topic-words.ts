import type { MailTopic } from "@ten-paces/contract";

/** What each sort of mail is, for people. */
export const mailTopicWords: Record<MailTopic, { label: string; hint: string }> = {
  openings: {
    label: "Openings in states you follow",
    hint: "The next hunt of a state is announced, or open.",
  },
  hunt_news: {
    label: "News of hunts you play",
    hint: "A hunt was won or closed while you were in it, or a clue of it was put right.",
  },
  alerts: {
    label: "What needs an administrator",
    hint: "A refund or dispute, a payment without a place, a prize that waits for its review.",
  },
};

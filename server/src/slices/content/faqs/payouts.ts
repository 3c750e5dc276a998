import { claimDays, prizeSharePercent, publicityOptOutDays } from "@ten-paces/contract";

const [first, second, third] = prizeSharePercent;

export const payoutFaqs = [
  {
    id: "prize-split",
    category: "Payouts",
    question: "How is the prize pool shared?",
    answer: `The first hunter to finish wins ${first}% of the prize pool, the second ${second}%, the third ${third}%. The order is the order in which the last check-ins arrive at the server, less the time that resting squares cost a hunter. With the third finisher the hunt is complete.`,
  },
  {
    id: "when-do-i-hear",
    category: "Payouts",
    question: "When do I hear that I have won?",
    answer: `Within 24 hours of finishing, by email and by a banner on your pages. Each win is reviewed first. You then have ${claimDays} days to claim the prize; after that it is forfeited.`,
  },
  {
    id: "when-am-i-paid",
    category: "Payouts",
    question: "When am I paid?",
    answer:
      "Within 24 to 48 hours after your claim is verified. Where payments are a sandbox, as its banner says at the checkout, prizes are play money: a claim can be tried to its end, and nothing is paid out.",
  },
  {
    id: "how-am-i-paid",
    category: "Payouts",
    question: "Cash or Bitcoin?",
    answer:
      "You choose when you claim. The amount is fixed in dollars when the hunt opens, so a change in the price of Bitcoin afterwards changes nothing.",
  },
  {
    id: "taxes",
    category: "Payouts",
    question: "Do I have to pay taxes on a prize?",
    answer:
      "Prizes are income, and what you owe depends on where you live. For prizes over {taxFormAbove} we need a completed tax form before we can pay; the claim form tells you when that applies to you.",
  },
  {
    id: "publicity",
    category: "Payouts",
    question: "Will my name be published?",
    answer: `Only if you consent in the claim form, and you may withdraw that consent within ${publicityOptOutDays} days. The leaderboard shows display names, never email addresses.`,
  },
] as const;

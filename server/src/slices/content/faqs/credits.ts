import { checkInCostCredits, packs, plans } from "@ten-paces/contract";
import { dollars } from "./dollars.ts";

const [basic, , , unlimited] = plans;
const packList = packs.map((pack) => `${pack.name} for ${dollars(pack.priceCents)}`).join(", ");

export const creditFaqs = [
  {
    id: "what-are-credits",
    category: "Credits",
    question: "What are credits for?",
    answer: `A check-in costs ${checkInCostCredits} credit. Hints cost 1, 2 or 3 credits. The same credits serve both, in every hunt you subscribe to.`,
  },
  {
    id: "how-many-a-month",
    category: "Credits",
    question: "How many credits do I get?",
    answer: `Every plan brings ${basic.monthlyCredits} credits a month; Unlimited brings ${unlimited.monthlyCredits} and ${unlimited.bonusCredits} bonus credits on top. Monthly credits arrive when your billing cycle begins.`,
  },
  {
    id: "do-credits-expire",
    category: "Credits",
    question: "Do credits expire?",
    answer:
      "Monthly credits expire at the end of the billing cycle. Bonus credits and credits you bought stay until you spend them. We spend the monthly ones first, then bonus credits, then bought ones.",
  },
  {
    id: "failed-check-in",
    category: "Credits",
    question: "Does a failed check-in cost a credit?",
    answer:
      "Yes: a check-in costs 1 credit whether it succeeds or not. If your signal is too weak to judge, nothing is charged and you are asked to try again; and a right check-in that comes sooner than the way takes costs nothing either.",
  },
  {
    id: "buy-credits",
    category: "Credits",
    question: "Can I buy more credits?",
    answer: `Yes, in packs: ${packList}.`,
  },
  {
    id: "credit-history",
    category: "Credits",
    question: "Where can I see what I spent?",
    answer:
      "Your profile lists every credit you were given and every credit you spent, with the hunt it belongs to and the time.",
  },
] as const;

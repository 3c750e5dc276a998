import { earlyAccessHours, graceDays, plans } from "@ten-paces/contract";
import { dollars } from "./dollars.ts";

const [, , , unlimited] = plans;
const [one, three, five, all] = plans.map(({ priceCents }) => dollars(priceCents));

export const pricingFaqs = [
  {
    id: "what-does-it-cost",
    category: "Pricing",
    question: "What does it cost?",
    answer: `You subscribe per hunt through a monthly plan, at these prices: 1 Hunt for ${one}, 3 Hunts for ${three}, 5 Hunts for ${five}, Unlimited for ${all}. The account and the monthly free hunt cost nothing.`,
  },
  {
    id: "volume-discount",
    category: "Pricing",
    question: "Is there a discount for more than one hunt?",
    answer:
      "Yes. Volume discounts are for 2 or more hunt subscriptions: the plan for 3 hunts is 10% off per hunt, the plan for 5 hunts is 20% off.",
  },
  {
    id: "what-unlimited-includes",
    category: "Pricing",
    question: "What does Unlimited include?",
    answer: `Every hunt in all 50 states plus the national ones, ${unlimited.monthlyCredits} monthly credits, ${unlimited.bonusCredits} bonus credits a month, one free level-3 hint per hunt, and early access to special hunts: you may subscribe ${earlyAccessHours} hours before everybody else, and the first clue opens to all at the same moment.`,
  },
  {
    id: "unsubscribe",
    category: "Pricing",
    question: "Can I unsubscribe?",
    answer:
      "Any time, from your profile. The subscription is not renewed, and the hunt stays playable until your billing cycle ends. While you keep other hunts, the plan and its price go on; with the last one you leave, the plan is not renewed either.",
  },
  {
    id: "change-plan",
    category: "Pricing",
    question: "How do I stop, cancel or change my plan?",
    answer:
      "Under Your Plan in your profile, at any time and without writing to anybody. A stopped plan costs nothing more, ends with its cycle, and can be taken up again until then. A larger plan starts at once: you pay the difference for the days that are left, and no credit expires. A smaller one starts with the next cycle, and you choose which hunts stay.",
  },
  {
    id: "refunds",
    category: "Pricing",
    question: "Can I get a refund or my money back?",
    answer:
      "A stopped plan can be used to the end of the month that is paid, and the days that are left are not paid out. If you were charged by mistake, write to us: we can give a payment back whole. What it bought and you have not spent is taken back then, and its plan ends.",
  },
  {
    id: "delete-account",
    category: "Pricing",
    question: "How do I quit and delete my account?",
    answer:
      "Under Your Data in your profile, with your password. The plan ends at once, and your credits and scores are lost. Your name, address and positions are deleted; payments, the ledger of your credits and prizes stay without your name, because the law wants them kept. While a prize of yours is open, the account stays until it is settled.",
  },
  {
    id: "failed-renewal",
    category: "Pricing",
    question: "What happens when a renewal payment fails?",
    answer: `You get an email and ${graceDays} days to put it right. If the payment still fails, the plan and its subscriptions end. Credits you bought stay yours.`,
  },
  {
    id: "canceled-hunt",
    category: "Pricing",
    question: "What if a hunt is canceled?",
    answer:
      "Its subscriptions end, your plan has the slot back for another hunt, and every credit you spent in it is returned to you as bonus credits. We write to you when it happens.",
  },
] as const;

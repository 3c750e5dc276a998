import { plans } from "@ten-paces/contract";
import { dollars } from "./dollars.ts";

const planList = plans.map((plan) => `${plan.name} for ${dollars(plan.priceCents)}`).join(", ");

export const pricingFaqs = [
  {
    id: "what-does-it-cost",
    category: "Pricing",
    question: "What does it cost?",
    answer: `You subscribe per hunt through a monthly plan: ${planList}. The monthly free hunt costs nothing.`,
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
    answer:
      "Every hunt in all 50 states plus the national ones, 25 monthly credits, 10 bonus credits a month, one free level-3 hint per hunt, and early access to special hunts: 48 hours before everybody else.",
  },
  {
    id: "unsubscribe",
    category: "Pricing",
    question: "Can I unsubscribe?",
    answer:
      "Any time, from your profile. The subscription is not renewed, and the hunt stays playable until your billing cycle ends.",
  },
  {
    id: "change-plan",
    category: "Pricing",
    question: "Can I change or stop my plan?",
    answer:
      "Yes, under Your Plan in your profile. A larger plan starts at once: you pay the difference for the days that are left, and no credit expires. A smaller one starts with the next cycle, and you choose which hunts stay. A stopped plan costs nothing more, ends with its cycle, and can be taken up again until then.",
  },
  {
    id: "failed-renewal",
    category: "Pricing",
    question: "What happens when a renewal payment fails?",
    answer:
      "You get an email and 7 days to put it right. If the payment still fails, the plan and its subscriptions end. Credits you bought stay yours.",
  },
  {
    id: "canceled-hunt",
    category: "Pricing",
    question: "What if a hunt is canceled?",
    answer:
      "Its subscriptions end, your plan has the slot back for another hunt, and every credit you spent in it is returned to you as bonus credits. We write to you when it happens.",
  },
] as const;

/** The four monthly plans. `slots` null: every hunt. Prices in whole US cents. */
export const plans = [
  {
    id: "one",
    name: "1 Hunt",
    slots: 1,
    priceCents: 999,
    perHuntCents: 999,
    percentOff: 0,
    tag: null,
    monthlyCredits: 15,
    bonusCredits: 0,
    perks: ["15 monthly credits", "Any state or national hunt"],
  },
  {
    id: "three",
    name: "3 Hunts",
    slots: 3,
    priceCents: 2699,
    perHuntCents: 899,
    percentOff: 10,
    tag: null,
    monthlyCredits: 15,
    bonusCredits: 0,
    perks: ["15 monthly credits", "$8.99 each, 10% off"],
  },
  {
    id: "five",
    name: "5 Hunts",
    slots: 5,
    priceCents: 3999,
    perHuntCents: 799,
    percentOff: 20,
    tag: "Most popular",
    monthlyCredits: 15,
    bonusCredits: 0,
    perks: ["15 monthly credits", "$7.99 each, 20% off"],
  },
  {
    id: "unlimited",
    name: "Unlimited",
    slots: null,
    priceCents: 6999,
    perHuntCents: null,
    percentOff: 0,
    tag: "Best value",
    monthlyCredits: 25,
    bonusCredits: 10,
    perks: [
      "All 50 states plus national",
      "25 monthly credits",
      "10 bonus credits a month",
      "1 free level-3 hint per hunt",
      "Early access to special hunts",
    ],
  },
] as const;

export type Plan = (typeof plans)[number];
export type PlanId = Plan["id"];

/** The three credit packs. Prices in whole US cents. */
export const packs = [
  {
    id: "five",
    name: "5 credits",
    credits: 5,
    priceCents: 499,
    eachCents: 99,
    percentOff: 0,
    tag: null,
  },
  {
    id: "ten",
    name: "10 credits",
    credits: 10,
    priceCents: 899,
    eachCents: 89,
    percentOff: 10,
    tag: "Most popular",
  },
  {
    id: "twenty",
    name: "20 credits",
    credits: 20,
    priceCents: 1599,
    eachCents: 79,
    percentOff: 20,
    tag: null,
  },
] as const;

export type Pack = (typeof packs)[number];
export type PackId = Pack["id"];

export function findPlan(id: string): Plan | null {
  return plans.find((plan) => plan.id === id) ?? null;
}

export function findPack(id: string): Pack | null {
  return packs.find((pack) => pack.id === id) ?? null;
}

import type { listFaqs, Result } from "@ten-paces/contract";
import { creditFaqs } from "./faqs/credits.ts";
import { gameplayFaqs } from "./faqs/gameplay.ts";
import { payoutFaqs } from "./faqs/payouts.ts";
import { pricingFaqs } from "./faqs/pricing.ts";
import { referralFaqs } from "./faqs/referrals.ts";
import { troubleshootingFaqs } from "./faqs/troubleshooting.ts";

export type Faq = Result<typeof listFaqs>["faqs"][number];

/** Every question of the FAQ page, in the order of its categories. */
export const faqs: readonly Faq[] = [
  ...gameplayFaqs,
  ...creditFaqs,
  ...payoutFaqs,
  ...referralFaqs,
  ...pricingFaqs,
  ...troubleshootingFaqs,
];

import type { QueryClient } from "@tanstack/react-query";
import type { ComponentType } from "react";
import type { PageName } from "./paths.ts";
import { creditsQuery } from "./slices/credits/queries.ts";
import { huntDetailQuery, huntPreviewQuery } from "./slices/hunts/detail-query.ts";
import { freeHuntQuery } from "./slices/hunts/free-hunt-query.ts";
import { huntsQuery, landingHuntsQuery } from "./slices/hunts/queries.ts";
import { leaderboardQuery } from "./slices/leaderboard/queries.ts";
import { subscriptionsQuery } from "./slices/subscriptions/queries.ts";

type Page = () => Promise<{ default: ComponentType }>;

/** The code of each page: a file of its own, fetched when it is first wanted. */
export const pages = {
  landing: () => import("./pages/public/landing/landing-page.tsx"),
  login: () => import("./pages/account/login-page.tsx"),
  register: () => import("./pages/account/register-page.tsx"),
  setup: () => import("./pages/account/setup-page.tsx"),
  forgotPassword: () => import("./pages/account/forgot-password-page.tsx"),
  resetPassword: () => import("./pages/account/reset-password-page.tsx"),
  unsubscribe: () => import("./pages/account/unsubscribe-page.tsx"),
  verifyEmail: () => import("./pages/account/verify-email-page.tsx"),
  hunts: () => import("./pages/play/hunts/hunts-page.tsx"),
  freeHunt: () => import("./pages/play/free-hunt/free-hunt-page.tsx"),
  hunt: () => import("./pages/play/hunt-detail/hunt-page.tsx"),
  huntPrint: () => import("./pages/play/hunt-print/print-page.tsx"),
  subscribe: () => import("./pages/play/subscribe/subscribe-page.tsx"),
  huntFinish: () => import("./pages/public/finish/finish-page.tsx"),
  huntSeal: () => import("./pages/public/seal/seal-page.tsx"),
  checkout: () => import("./pages/account/checkout/checkout-page.tsx"),
  receipt: () => import("./pages/account/receipt-page.tsx"),
  answer: () => import("./pages/account/claim/answer-page.tsx"),
  backing: () => import("./pages/public/backing/backing-page.tsx"),
  claim: () => import("./pages/account/claim/claim-page.tsx"),
  profile: () => import("./pages/account/profile/profile-page.tsx"),
  finder: () => import("./pages/play/finder/finder-page.tsx"),
  admin: () => import("./pages/admin/admin-home.tsx"),
  adminDashboard: () => import("./pages/admin/dashboard-page.tsx"),
  adminPayout: () => import("./pages/admin/payouts/payout-page.tsx"),
  adminHunt: () => import("./pages/admin/hunts/hunt-page.tsx"),
  adminUser: () => import("./pages/admin/users/user-page.tsx"),
  adminBuilder: () => import("./pages/admin/builder/builder-page.tsx"),
  adminSurvey: () => import("./pages/admin/survey/survey-page.tsx"),
  adminHuntKeepers: () => import("./pages/admin/hunts/letters-page.tsx"),
  adminPlaceLetter: () => import("./pages/admin/places/letter-page.tsx"),
  adminPlaces: () => import("./pages/admin/places/places-page.tsx"),
  rules: () => import("./pages/public/rules-page.tsx"),
  faqs: () => import("./pages/public/faqs-page.tsx"),
  contact: () => import("./pages/public/contact-page.tsx"),
  reportPlace: () => import("./pages/public/report-place-page.tsx"),
  safety: () => import("./pages/public/safety-page.tsx"),
  announcements: () => import("./pages/public/announcements-page.tsx"),
  errata: () => import("./pages/public/errata-page.tsx"),
  legal: () => import("./pages/public/legal/legal-page.tsx"),
  accessibility: () => import("./pages/public/accessibility-page.tsx"),
  leaderboard: () => import("./pages/public/leaderboard-page.tsx"),
  huntTest: () => import("./pages/public/hunt-test/hunt-test-page.tsx"),
} satisfies Partial<Record<PageName, Page>>;

export type KnownPage = keyof typeof pages;

/** Of pages that show visitors something else, what they see. What is somebody's own is known by its data. */
export const visitorsCode: Partial<Record<KnownPage, () => Promise<unknown>>> = {
  hunt: () => import("./pages/play/hunt-detail/way-in.ts"),
};

/** Begins to fetch what a page will ask for, so that its code and its data are on their way together. */
type Beginning = (client: QueryClient, params: { id?: string | undefined }) => unknown;

const mine: Beginning = (client) => client.prefetchQuery(subscriptionsQuery);

/** For everybody. */
export const openData: Partial<Record<KnownPage, readonly Beginning[]>> = {
  landing: [
    (client) => client.prefetchQuery(landingHuntsQuery("popular")),
    (client) => client.prefetchQuery(landingHuntsQuery("latest")),
  ],
  hunts: [(client) => client.prefetchQuery(huntsQuery)],
  freeHunt: [(client) => client.prefetchQuery(freeHuntQuery)],
  leaderboard: [(client) => client.prefetchQuery(leaderboardQuery)],
};

/** For visitors alone. */
export const visitorsData: Partial<Record<KnownPage, readonly Beginning[]>> = {
  hunt: [(client, { id }) => id && client.prefetchQuery(huntPreviewQuery(id))],
};

/** For whoever holds a token. */
export const ownData: Partial<Record<KnownPage, readonly Beginning[]>> = {
  hunts: [mine],
  hunt: [(client, { id }) => id && client.prefetchQuery(huntDetailQuery(id))],
  huntPrint: [(client, { id }) => id && client.prefetchQuery(huntDetailQuery(id))],
  subscribe: [mine, (client) => client.prefetchQuery(huntsQuery)],
  profile: [mine, (client) => client.prefetchQuery(creditsQuery)],
};

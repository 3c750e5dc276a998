/** Every address of the product in one table, as the router matches it. */
export const patterns = {
  landing: "/",
  login: "/login",
  register: "/register",
  setup: "/setup",
  forgotPassword: "/forgot-password",
  resetPassword: "/reset-password",
  verifyEmail: "/verify-email",
  unsubscribe: "/unsubscribe",
  hunts: "/hunts",
  freeHunt: "/free-hunt",
  hunt: "/hunt/:id?",
  subscribe: "/hunt/:id/subscribe",
  huntSeal: "/hunt/:id/seal",
  huntPrint: "/hunt/:id/print",
  huntFinish: "/hunt/:id/finish",
  checkout: "/checkout/:id",
  receipt: "/receipts/:id",
  claim: "/prizes/:id/claim",
  backing: "/prizes/backing",
  answer: "/prizes/:id/answer",
  profile: "/profile",
  finder: "/squares",
  admin: "/admin",
  adminDashboard: "/admin/dashboard",
  adminHunt: "/admin/hunts/:id",
  adminUser: "/admin/users/:id",
  adminPayout: "/admin/payouts/:id",
  adminBuilder: "/admin/builder",
  adminBuilderWith: (huntId: string) => `/admin/builder?hunt=${huntId}`,
  adminPlaces: "/admin/places",
  adminPlaceLetter: "/admin/places/:id/letter",
  adminHuntKeepers: "/admin/hunts/:id/keepers",
  adminSurvey: "/admin/survey",
  rules: "/rules",
  faqs: "/faqs",
  contact: "/contact",
  safety: "/safety",
  reportPlace: "/report-a-place",
  announcements: "/announcements",
  errata: "/errata",
  legal: "/legal",
  accessibility: "/accessibility",
  leaderboard: "/leaderboard",
  huntTest: "/hunt-test",
  style: "/style",
} as const;

export type PageName = keyof typeof patterns;

const filled = (pattern: string) => (id: string) => pattern.replace(/:id\??/, id);

/** The same as links go to them. */
export const paths = {
  ...patterns,
  hunt: filled(patterns.hunt),
  subscribe: filled(patterns.subscribe),
  huntSeal: filled(patterns.huntSeal),
  huntPrint: filled(patterns.huntPrint),
  huntFinish: filled(patterns.huntFinish),
  checkout: filled(patterns.checkout),
  receipt: filled(patterns.receipt),
  claim: filled(patterns.claim),
  answer: filled(patterns.answer),
  adminTab: (tab: string) => `${patterns.adminDashboard}?tab=${tab}`,
  adminNewHunt: `${patterns.adminDashboard}?tab=hunts&form=new`,
  adminHunt: filled(patterns.adminHunt),
  /** A square of a hunt with its texts open to be edited. */
  adminSquare: (id: string, num: number) =>
    `${filled(patterns.adminHunt)(id)}?edit=${num}#square-${num}`,
  adminPayout: filled(patterns.adminPayout),
  adminUser: filled(patterns.adminUser),
  adminPlace: (id: string) => `${patterns.adminPlaces}?place=${id}`,
  adminPlaceLetter: filled(patterns.adminPlaceLetter),
  adminHuntKeepers: filled(patterns.adminHuntKeepers),
  rss: "/rss.xml",
  atom: "/atom.xml",
} as const;

const ownOrigin = "https://tenpaces.invalid";

/**
 * A path to return to after signing in, if it is one of ours: no other origin, no protocol-relative
 * address, no backslash trick. Null for anything else.
 */
export function safeReturnTo(given: string | null): string | null {
  if (!given?.startsWith("/") || /[\\\s]/.test(given) || !URL.canParse(given, ownOrigin))
    return null;
  const url = new URL(given, ownOrigin);
  // The result and not only what was given: "/..//host" becomes "//host" on the way.
  const path = `${url.pathname}${url.search}${url.hash}`;
  const leadsHere = URL.canParse(path, ownOrigin) && new URL(path, ownOrigin).href === url.href;
  return url.origin === ownOrigin && !path.startsWith("//") && leadsHere ? path : null;
}

/** An address with the place to come back to. */
export function withReturnTo(path: string, returnTo: string | null): string {
  return returnTo ? `${path}?returnTo=${encodeURIComponent(returnTo)}` : path;
}

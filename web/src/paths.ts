/** Every address of the product in one table. */
export const paths = {
  landing: "/",
  login: "/login",
  register: "/register",
  setup: "/setup",
  forgotPassword: "/forgot-password",
  resetPassword: "/reset-password",
  verifyEmail: "/verify-email",
  hunts: "/hunts",
  freeHunt: "/free-hunt",
  hunt: (id: string) => `/hunt/${id}`,
  subscribe: (id: string) => `/hunt/${id}/subscribe`,
  huntSeal: (id: string) => `/hunt/${id}/seal`,
  checkout: (id: string) => `/checkout/${id}`,
  profile: "/profile",
  finder: "/squares",
  admin: "/admin",
  adminDashboard: "/admin/dashboard",
  adminTab: (tab: string) => `/admin/dashboard?tab=${tab}`,
  adminNewHunt: "/admin/dashboard?tab=hunts&form=new",
  adminHunt: (id: string) => `/admin/hunts/${id}`,
  adminBuilder: "/admin/builder",
  adminPlaces: "/admin/places",
  rules: "/rules",
  faqs: "/faqs",
  contact: "/contact",
  safety: "/safety",
  announcements: "/announcements",
  errata: "/errata",
  legal: "/legal",
  accessibility: "/accessibility",
  leaderboard: "/leaderboard",
  rss: "/rss.xml",
  huntTest: "/hunt-test",
} as const;

/**
 * A path to return to after signing in, if it is one of ours: no other origin, no protocol-relative
 * address, no backslash trick. Null for anything else.
 */
export function safeReturnTo(given: string | null): string | null {
  if (!given?.startsWith("/") || given.startsWith("//") || /[\\\s]/.test(given)) return null;
  const url = new URL(given, "https://tenpaces.invalid");
  if (url.origin !== "https://tenpaces.invalid") return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** An address with the place to come back to. */
export function withReturnTo(path: string, returnTo: string | null): string {
  return returnTo ? `${path}?returnTo=${encodeURIComponent(returnTo)}` : path;
}

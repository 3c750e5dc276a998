export type SiteLink = {
  to: string;
  label: string;
  /** The part of the site it stands for, where that is more than what lies beneath its own address. */
  within?: string;
};

/** Whether a link is the one to show for an address. */
export function isHere({ to, within = to }: SiteLink, pathname: string): boolean {
  return pathname === within || pathname.startsWith(`${within}/`);
}

export const ADMIN_LINK: SiteLink = { to: "/admin/dashboard", label: "Admin", within: "/admin" };

/** The links of the top navigation, in order. */
export const NAVIGATION_LINKS: readonly SiteLink[] = [
  { to: "/free-hunt", label: "Free Hunt" },
  { to: "/hunts", label: "Hunts" },
  { to: "/leaderboard", label: "Leaderboard" },
  { to: "/announcements", label: "Announcements" },
  { to: "/faqs", label: "FAQs" },
  { to: "/rules", label: "Rules" },
  { to: "/contact", label: "Contact" },
];

export const FOOTER_LINKS: readonly SiteLink[] = [
  { to: "/hunts", label: "Hunts" },
  { to: "/leaderboard", label: "Leaderboard" },
  { to: "/announcements", label: "Announcements" },
  { to: "/faqs", label: "FAQs" },
  { to: "/rules", label: "Rules" },
  { to: "/contact", label: "Contact" },
  { to: "/safety", label: "Safety Guidelines" },
  { to: "/report-a-place", label: "Report a Place" },
  { to: "/errata", label: "Errata & Updates" },
  { to: "/accessibility", label: "Accessibility" },
  { to: "/legal", label: "Terms & Privacy" },
];

export const POLICY_LINKS: readonly SiteLink[] = [
  { to: "/legal#cookies", label: "Cookie Policy" },
  { to: "/legal#dmca", label: "DMCA Policy" },
  { to: "/legal#responsible-gaming", label: "Responsible Gaming" },
];

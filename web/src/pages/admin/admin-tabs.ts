import type { Role } from "@ten-paces/contract";
import { type AdminCall, mayCall } from "@ten-paces/contract/roles";
import { lazyPage } from "../../lazy-page.ts";
import type { AdminTabName } from "./admin-tab-names.ts";

/**
 * The tabs of the dashboard in their order; the first is the one shown at /admin/dashboard. A tab is a
 * line here, a name in admin-tab-names.ts and a component of its own chunk. It may use the address's query, apart from `tab`.
 */
export const adminTabs = [
  {
    value: "overview",
    needs: "getAdminStats",
    label: "Overview",
    Panel: lazyPage(() => import("./overview/overview-tab.tsx")),
  },
  {
    value: "reports",
    needs: "listReports",
    label: "Reports",
    Panel: lazyPage(() => import("./reports/reports-tab.tsx")),
  },
  {
    value: "ratings",
    needs: "listRatings",
    label: "Ratings",
    Panel: lazyPage(() => import("./ratings/ratings-tab.tsx")),
  },
  {
    value: "hunts",
    needs: "listAdminHunts",
    label: "Hunts",
    Panel: lazyPage(() => import("./hunts/hunts-tab.tsx")),
  },
  {
    value: "lifecycle",
    needs: "getStock",
    label: "Lifecycle",
    Panel: lazyPage(() => import("./lifecycle/lifecycle-tab.tsx")),
  },
  {
    value: "places",
    needs: "listPlaces",
    label: "Places",
    Panel: lazyPage(() => import("./places/places-tab.tsx")),
  },
  {
    value: "payouts",
    needs: "listPayouts",
    label: "Payouts",
    Panel: lazyPage(() => import("./payouts/payouts-tab.tsx")),
  },
  {
    value: "users",
    needs: "listUsers",
    label: "Users",
    Panel: lazyPage(() => import("./users/users-tab.tsx")),
  },
  {
    value: "tickets",
    needs: "listTickets",
    label: "Tickets",
    Panel: lazyPage(() => import("./tickets/tickets-tab.tsx")),
  },
  {
    value: "content",
    needs: "createAnnouncement",
    label: "Content",
    Panel: lazyPage(() => import("./content/content-tab.tsx")),
  },
  {
    value: "revenue",
    needs: "getDailyRevenue",
    label: "Revenue",
    Panel: lazyPage(() => import("./revenue/revenue-tab.tsx")),
  },
  {
    value: "analytics",
    needs: "getAnalytics",
    label: "Analytics",
    Panel: lazyPage(() => import("./analytics/analytics-tab.tsx")),
  },
  {
    value: "audit",
    needs: "listAudit",
    label: "Changes",
    Panel: lazyPage(() => import("./audit/audit-tab.tsx")),
  },
  {
    value: "settings",
    needs: "updateSettings",
    label: "Settings",
    Panel: lazyPage(() => import("./settings/settings-tab.tsx")),
  },
  {
    value: "jobs",
    needs: "listJobs",
    label: "Jobs",
    Panel: lazyPage(() => import("./jobs/jobs-tab.tsx")),
  },
  {
    value: "outbox",
    needs: "listOutbox",
    label: "Outbox",
    Panel: lazyPage(() => import("./outbox/outbox-tab.tsx")),
  },
] as const satisfies readonly {
  value: AdminTabName;
  /** The call that it cannot do without: whoever may not make it does not see the tab. */
  needs: AdminCall;
  label: string;
  Panel: unknown;
}[];

/** The tabs for a role. */
export function adminTabsFor(role: Role | null) {
  return adminTabs.filter(({ needs }) => mayCall(needs, role));
}

/** A tab by the name the address gives it; the first for a name that is none. */
export function adminTabOf(name: string | null) {
  return adminTabs.find((tab) => tab.value === name) ?? adminTabs[0];
}

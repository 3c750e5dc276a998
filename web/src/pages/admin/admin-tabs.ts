import { lazyPage } from "../../lazy-page.ts";
import type { AdminTabName } from "./admin-tab-names.ts";

/**
 * The tabs of the dashboard in their order; the first is the one shown at /admin/dashboard. A tab is a
 * line here, a name in admin-tab-names.ts and a component of its own chunk. It may use the address's query, apart from `tab`.
 */
export const adminTabs = [
  {
    value: "overview",
    label: "Overview",
    Panel: lazyPage(() => import("./overview/overview-tab.tsx")),
  },
  {
    value: "reports",
    label: "Reports",
    Panel: lazyPage(() => import("./reports/reports-tab.tsx")),
  },
  {
    value: "ratings",
    label: "Ratings",
    Panel: lazyPage(() => import("./ratings/ratings-tab.tsx")),
  },
  { value: "hunts", label: "Hunts", Panel: lazyPage(() => import("./hunts/hunts-tab.tsx")) },
  {
    value: "lifecycle",
    label: "Lifecycle",
    Panel: lazyPage(() => import("./lifecycle/lifecycle-tab.tsx")),
  },
  {
    value: "places",
    label: "Places",
    Panel: lazyPage(() => import("./places/places-tab.tsx")),
  },
  {
    value: "payouts",
    label: "Payouts",
    Panel: lazyPage(() => import("./payouts/payouts-tab.tsx")),
  },
  { value: "users", label: "Users", Panel: lazyPage(() => import("./users/users-tab.tsx")) },
  {
    value: "tickets",
    label: "Tickets",
    Panel: lazyPage(() => import("./tickets/tickets-tab.tsx")),
  },
  {
    value: "content",
    label: "Content",
    Panel: lazyPage(() => import("./content/content-tab.tsx")),
  },
  { value: "audit", label: "Changes", Panel: lazyPage(() => import("./audit/audit-tab.tsx")) },
  {
    value: "settings",
    label: "Settings",
    Panel: lazyPage(() => import("./settings/settings-tab.tsx")),
  },
  { value: "jobs", label: "Jobs", Panel: lazyPage(() => import("./jobs/jobs-tab.tsx")) },
  { value: "outbox", label: "Outbox", Panel: lazyPage(() => import("./outbox/outbox-tab.tsx")) },
] as const satisfies readonly { value: AdminTabName; label: string; Panel: unknown }[];

/** A tab by the name the address gives it; the first for a name that is none. */
export function adminTabOf(name: string | null) {
  return adminTabs.find((tab) => tab.value === name) ?? adminTabs[0];
}

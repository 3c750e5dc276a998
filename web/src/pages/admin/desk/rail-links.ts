import type { Role } from "@ten-paces/contract";
import { type AdminCall, mayCall } from "@ten-paces/contract/roles";
import {
  Banknote,
  Boxes,
  ChartLine,
  CircleDollarSign,
  Compass,
  Flag,
  History,
  LayoutDashboard,
  LifeBuoy,
  type LucideIcon,
  Mailbox,
  MapPinCheck,
  MapPinned,
  Megaphone,
  Settings,
  Sparkles,
  Square,
  Star,
  Users,
  Workflow,
} from "lucide-react";
import { paths, patterns } from "../../../paths.ts";
import { adminTabs, adminTabsFor } from "../admin-tabs.ts";

export type RailLink = { to: string; label: string; Icon: LucideIcon; isHere: boolean };
export type RailGroup = { label: string; links: RailLink[] };

const ICONS: Record<string, LucideIcon> = {
  overview: LayoutDashboard,
  reports: Flag,
  ratings: Star,
  hunts: Compass,
  lifecycle: Boxes,
  places: MapPinned,
  users: Users,
  payouts: Banknote,
  tickets: LifeBuoy,
  content: Megaphone,
  revenue: CircleDollarSign,
  analytics: ChartLine,
  audit: History,
  settings: Settings,
  jobs: Workflow,
  outbox: Mailbox,
};

/** The tabs by what they are about. A tab that no group names stands in the last. */
const GROUPS: readonly { label: string; tabs: readonly string[] }[] = [
  { label: "Today", tabs: ["overview", "reports", "ratings"] },
  { label: "Hunts", tabs: ["hunts", "lifecycle", "places"] },
  { label: "People", tabs: ["users", "payouts", "tickets", "content"] },
  { label: "Figures", tabs: ["revenue", "analytics"] },
];
const LAST_GROUP = "Workings";

const named = new Set(GROUPS.flatMap(({ tabs }) => tabs));

const tools: readonly { to: string; needs: AdminCall; label: string; Icon: LucideIcon }[] = [
  { to: patterns.adminBuilder, needs: "generateHunt", label: "Builder", Icon: Sparkles },
  { to: patterns.adminSurvey, needs: "listSurveys", label: "Survey", Icon: MapPinCheck },
];

/** Which tab a page below /admin belongs to where it has no link of its own. */
function tabAt(pathname: string, tab: string | null): string | null {
  if (pathname === patterns.adminDashboard) {
    return adminTabs.some(({ value }) => value === tab) ? tab : "overview";
  }
  if (pathname.startsWith("/admin/hunts/")) return "hunts";
  if (pathname.startsWith("/admin/places")) return "places";
  if (pathname.startsWith("/admin/payouts/")) return "payouts";
  if (pathname.startsWith("/admin/users/")) return "users";
  return null;
}

/** Whether somebody of a role has anything to do at an address of the desk. Without a network nobody's role is known. */
export function mayBeAt(role: Role | null, pathname: string, tab: string | null): boolean {
  if (role === null) return true;
  const name = tabAt(pathname, tab);
  const needs =
    adminTabs.find(({ value }) => value === name)?.needs ??
    tools.find(({ to }) => pathname.startsWith(to))?.needs;
  return needs === undefined || mayCall(needs, role);
}

/** The rail's links for a role in their groups, at an address. */
export function railAt(role: Role | null, pathname: string, tab: string | null): RailGroup[] {
  const here = tabAt(pathname, tab);
  const linksOf = (isIn: (name: string) => boolean): RailLink[] =>
    adminTabsFor(role)
      .filter(({ value }) => isIn(value))
      .map(({ value, label }) => ({
        to: value === "overview" ? paths.adminDashboard : paths.adminTab(value),
        label,
        Icon: ICONS[value] ?? Square,
        isHere: value === here,
      }));
  const groups = GROUPS.map(({ label, tabs }) => ({
    label,
    links: linksOf((name) => tabs.includes(name)),
  }));
  groups[1]?.links.push(
    ...tools
      .filter(({ needs }) => mayCall(needs, role))
      .map(({ needs: _, ...tool }) => ({ ...tool, isHere: tool.to === pathname })),
  );
  groups.push({ label: LAST_GROUP, links: linksOf((name) => !named.has(name)) });
  return groups.filter(({ links }) => links.length > 0);
}

/** Every page that the rail leads somebody of a role to, for the palette. */
export function railPages(role: Role | null): RailLink[] {
  return railAt(role, "", null).flatMap(({ links }) => links);
}

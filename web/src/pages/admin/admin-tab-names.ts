/** The tabs of the dashboard by the name their address gives them, apart from what they show. */
export const adminTabNames = [
  "overview",
  "reports",
  "ratings",
  "hunts",
  "lifecycle",
  "places",
  "payouts",
  "users",
  "tickets",
  "content",
  "revenue",
  "analytics",
  "audit",
  "settings",
  "jobs",
  "outbox",
] as const;

export type AdminTabName = (typeof adminTabNames)[number];

/** Whether a tab of this name exists, for links to it. */
export function hasAdminTab(name: string): boolean {
  return adminTabNames.some((tab) => tab === name);
}

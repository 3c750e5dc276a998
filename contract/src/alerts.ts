import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

export const alertKind = z.enum([
  "ledger_difference",
  "refund",
  "dispute",
  "dispute_won",
  "inquiry",
  "payment_unplaced",
  "renewal_stuck",
  "addresses_away",
]);
export type AlertKind = z.output<typeof alertKind>;

const alert = z.object({
  id: z.string(),
  kind: alertKind,
  /** A sentence for administrators. */
  text: z.string(),
  raisedAt: z.string(),
});

export const listAlerts = endpoint({
  name: "listAlerts",
  method: "GET",
  path: "/admin/alerts",
  access: "admin",
  summary: "What an administrator has to look at, newest first, at most 100.",
  result: z.object({ alerts: z.array(alert) }),
});

export const settleAlert = endpoint({
  name: "settleAlert",
  method: "POST",
  path: "/admin/alerts/:id/settle",
  access: "admin",
  summary: "Say that an alert was seen to; it is listed no longer.",
  params: z.object({ id: z.uuid() }),
  result: z.object({ success: z.literal(true) }),
});

import { btcOf, type HuntStatus, type Parts, satsOf, type updateHunt } from "@ten-paces/contract";
import type { LockedHunt } from "../hunts/service.ts";
import type { HuntFields } from "./sql.ts";

type Body = Parts<typeof updateHunt>["body"];

/** What an edit changes of a hunt, as the form names it and in its units; what stays is left out. */
export interface FieldChange {
  name?: string;
  description?: string;
  thresholdBTC?: number;
  prizePool?: number;
  imageUrl?: string | null;
  opensAt?: string | null;
  next?: boolean;
  status?: HuntStatus;
}

/** The fields an edit can change, as the form has them now: money in BTC. */
export function fieldsOf(hunt: LockedHunt): Required<FieldChange> {
  return {
    name: hunt.name,
    description: hunt.description,
    thresholdBTC: btcOf(hunt.thresholdSats),
    prizePool: btcOf(hunt.prizeSats),
    imageUrl: hunt.imageUrl,
    opensAt: hunt.opensAt?.toISOString() ?? null,
    next: hunt.next,
    status: hunt.status,
  };
}

/** Those of the sent fields that differ from what is stored, before and after in the same units. */
export function differing(
  hunt: LockedHunt,
  body: Body,
): { before: FieldChange; after: FieldChange } {
  const stored = fieldsOf(hunt);
  const sent: FieldChange = {};
  if (body.name !== undefined) sent.name = body.name;
  if (body.description !== undefined) sent.description = body.description;
  if (body.thresholdBTC !== undefined) sent.thresholdBTC = body.thresholdBTC;
  if (body.prizePool !== undefined) sent.prizePool = body.prizePool;
  if (body.imageUrl !== undefined) sent.imageUrl = body.imageUrl;
  if (body.opensAt !== undefined) sent.opensAt = body.opensAt && toIso(body.opensAt);
  if (body.next !== undefined) sent.next = body.next;
  if (body.status !== undefined) sent.status = body.status;
  const names = (Object.keys(sent) as (keyof FieldChange)[]).filter(
    (name) => sent[name] !== stored[name],
  );
  const pick = (from: FieldChange) => Object.fromEntries(names.map((name) => [name, from[name]]));
  return { before: pick(stored), after: pick(sent) };
}

/** The columns of a hunt after an edit. */
export function columnsOf(hunt: LockedHunt, change: FieldChange): HuntFields {
  const next = { ...fieldsOf(hunt), ...change };
  return {
    name: next.name,
    description: next.description,
    thresholdSats: satsOf(next.thresholdBTC),
    prizeSats: satsOf(next.prizePool),
    imageUrl: next.imageUrl,
    opensAt: next.opensAt === null ? null : new Date(next.opensAt),
  };
}

const toIso = (at: string) => new Date(at).toISOString();

import type {
  exportJobs,
  exportMails,
  exportPlaceTable,
  ListedPlace,
  listFindings,
  Parts,
  ResultInput,
} from "@ten-paces/contract";
import { csvPages } from "../../lib/csv.ts";
import type { Deps } from "../../lib/deps.ts";
import type { ListedRow } from "../../lib/jobs/jobs.ts";
import { listOutboxBefore } from "../../lib/mail/mail.ts";
import type { Streamed } from "../../lib/serve.ts";
import type { Caller } from "../../lib/session/session.ts";
import type { Builder } from "../builder/service.ts";
import { listLines } from "../eligibility/service.ts";
import { showFindings } from "../findings/service.ts";
import { kindsOf } from "../jobs/service.ts";
import type { Places } from "../places/service.ts";
import { taken } from "./service.ts";
import { pageRows } from "./sql.ts";

/** Background jobs as their table finds them. */
export async function jobsFile(
  deps: Deps,
  caller: Caller,
  query: Parts<typeof exportJobs>["query"],
): Promise<Streamed> {
  const kinds = kindsOf(query, await deps.jobs.listSchedules());
  const filter = { status: query.status ?? null, kinds };
  const head = ["id", "kind", "status", "asked for", "not before", "finished", "tries"];
  const parts = csvPages<ListedRow>(
    [...head, "done", "of", "note", "error"],
    (j) => [
      ...[j.id, j.kind, j.status, j.createdAt, j.runAt, j.finishedAt, j.attempts],
      ...[j.progressDone, j.progressTotal, j.progressNote, j.error],
    ],
    (last) => deps.jobs.listBefore(filter, last?.id ?? null, pageRows),
  );
  return taken(deps, caller, "jobs", query, parts);
}

/** The outbox without the texts: a link in one opens an account. */
export function mailsFile(
  deps: Deps,
  caller: Caller,
  { search, show = "all" }: Parts<typeof exportMails>["query"],
): Promise<Streamed> {
  const wanted = { search: search?.trim() || null, show };
  const parts = csvPages<Awaited<ReturnType<typeof listOutboxBefore>>[number]>(
    ["id", "to", "subject", "written", "sent"],
    (m) => [m.id, m.to, m.subject, m.createdAt, m.sentAt],
    (last) => listOutboxBefore(deps, wanted, last?.id ?? null, pageRows),
  );
  return taken(deps, caller, "mails", { search, show }, parts);
}

/** Places as their table finds them. */
export function placesFile(
  deps: Deps,
  caller: Caller,
  places: Places,
  query: Parts<typeof exportPlaceTable>["query"],
): Promise<Streamed> {
  const head = ["id", "name", "kind", "stock", "town", "county", "state", "latitude", "longitude"];
  const parts = csvPages<ListedPlace>(
    [...head, "sure", "safety", "hunts", "withdrawn", "own", "can be stood at"],
    (p) => [
      ...[p.id, p.name, p.kind, p.stock, p.town, p.county, p.stateCode, p.center.lat, p.center.lng],
      ...[p.sure, p.safety.join(", "), p.hunts, p.withdrawn, p.own, p.standable],
    ],
    async (_, page) => (await places.list({ ...query, page }, pageRows)).places,
  );
  return taken(deps, caller, "places", query, parts);
}

/** What finders say of places, and the pins they propose. */
export function findingsFile(deps: Deps, caller: Caller, builder: Builder): Promise<Streamed> {
  const parts = csvPages<ResultInput<typeof listFindings>["places"][number]>(
    [
      ...["place id", "place", "town", "as told", "different", "could not stand"],
      ...["proposed latitude", "proposed longitude", "finders", "moved feet", "accepted"],
    ],
    ({ proposal, accepted, ...f }) => [
      ...[f.placeId, f.placeName, f.town, f.asTold, f.different, f.couldNotStand],
      ...[proposal?.lat ?? null, proposal?.lng ?? null, proposal?.finders ?? null],
      ...[proposal?.movedFt ?? null, accepted?.at ?? null],
    ],
    async (_, page) => (page > 1 ? [] : (await showFindings(deps, builder)).places),
  );
  return taken(deps, caller, "findings", {}, parts);
}

/** Who can win money, by state, as it holds now: a file that can be kept as STATES_FILE. */
export function statesFile(deps: Deps, caller: Caller): Promise<Streamed> {
  const parts = csvPages<Awaited<ReturnType<typeof listLines>>[number]>(
    ["state", "rule", "source", "date"],
    ({ state, rule, source, date }) => [state, rule, source, date],
    async (_, page) => (page > 1 ? [] : listLines(deps.config, deps.db)),
  );
  return taken(deps, caller, "states", {}, parts);
}

import type { AdminHunt, exportArchive, Parts } from "@ten-paces/contract";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { Streamed } from "../../lib/serve.ts";
import type { Caller } from "../../lib/session/session.ts";
import { audit } from "../audit/service.ts";
import { listForAdmin } from "../hunts/service.ts";
import { findFile } from "./files.ts";

const atOnce = 200;

type Query = Parts<typeof exportArchive>["query"];
type Listed = Pick<AdminHunt, "id" | "name" | "state" | "variant">;

/**
 * The hunts that the table finds as one archive, a hunt on each line, read one by one and never held whole. Its order
 * is that of their states, variants and names, so that an archive of the same hunts has the same bytes whatever their
 * ids are. The free hunt is left out: it belongs to its month.
 */
export async function archive(deps: Deps, caller: Caller, query: Query): Promise<Streamed> {
  const hunts = (await listAll(deps, query))
    .filter(({ state }) => state !== "FREE")
    .sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
  await inTransaction(deps.db, (tx) =>
    audit(deps, tx, caller, {
      action: "export hunt files",
      kind: "export",
      id: "hunts",
      after: { ...query, hunts: hunts.length },
    }),
  );
  const day = deps.clock.now().toISOString().slice(0, 10);
  // Anything can be asked for as a state, and not everything can stand in a header.
  const state = query.state?.toLowerCase().replaceAll(/[^a-z]+/g, "-");
  const what = state && /[a-z]/.test(state) ? state : "hunts";
  return new Streamed(`${what}-${day}.jsonl`, linesOf(deps, hunts), "application/jsonl");
}

const orderOf = ({ state, variant, name, id }: Listed) => [state, variant, name, id].join("\n");

async function listAll(deps: Deps, query: Query): Promise<Listed[]> {
  const found: Listed[] = [];
  for (let page = 1; ; page += 1) {
    const { hunts } = await listForAdmin(deps, { ...query, page, pageSize: atOnce });
    found.push(...hunts);
    if (hunts.length < atOnce) return found;
  }
}

async function* linesOf(deps: Deps, hunts: readonly Listed[]): AsyncGenerator<string> {
  for (const { id } of hunts) {
    const file = await findFile(deps.db, id);
    // One that was deleted meanwhile is no longer there to be kept.
    if (file) yield `${JSON.stringify(file)}\n`;
  }
}

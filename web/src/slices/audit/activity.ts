import type { listAudit, Result } from "@ten-paces/contract";
import { stateName } from "../hunts/state-names.ts";

export type AuditEntry = Result<typeof listAudit>["entries"][number];

const PAST: Record<string, string> = {
  accept: "accepted",
  add: "added",
  approve: "approved",
  cancel: "canceled",
  change: "changed",
  clean: "cleaned",
  correct: "corrected",
  create: "created",
  delete: "deleted",
  dismiss: "dismissed",
  disqualify: "disqualified",
  edit: "edited",
  export: "exported",
  generate: "generated",
  give: "gave",
  grant: "granted",
  hold: "held",
  import: "imported",
  let: "let",
  make: "made",
  match: "matched",
  move: "moved",
  note: "noted",
  pay: "paid",
  post: "posted",
  publish: "published",
  read: "read",
  refund: "refunded",
  replace: "replaced",
  replenish: "replenished",
  reset: "reset",
  restore: "restored",
  retry: "retried",
  revise: "revised",
  set: "set",
  settle: "settled",
  survey: "surveyed",
  suspend: "suspended",
  switch: "switched",
  take: "took",
  undo: "undid",
  withdraw: "withdrew",
  write: "wrote",
};

/** "move hunt to PAUSED" as what happened: "moved hunt to PAUSED". Unknown verbs stay as they are. */
export function whatHappened(action: string): string {
  const [verb = "", ...rest] = action.split(" ");
  return [PAST[verb] ?? verb, ...rest].join(" ");
}

export interface Subject {
  /** The name it had, else its id; null where the action says it all. */
  name: string | null;
  /** The hunt to look at; null where there is none, or none any more. */
  huntId: string | null;
  squareNum: number | null;
}

/** What an entry is about, from "hunt h1", "square h1/3" and the like. */
export function subjectOf(
  entry: Pick<AuditEntry, "action" | "subject" | "huntName" | "before" | "after">,
): Subject {
  const space = entry.subject.indexOf(" ");
  const kind = entry.subject.slice(0, space);
  const id = entry.subject.slice(space + 1);
  const named = nameIn(entry.after) ?? nameIn(entry.before);
  switch (kind) {
    case "hunt": {
      const gone = entry.action.startsWith("delete");
      return { name: named ?? entry.huntName ?? id, huntId: gone ? null : id, squareNum: null };
    }
    case "square": {
      const [huntId = id, num] = id.split("/");
      return {
        name: entry.huntName === null ? `square ${num}` : `${entry.huntName}, square ${num}`,
        huntId,
        squareNum: Number(num),
      };
    }
    case "stock":
    case "export":
    case "job":
    case "mails":
      return { name: null, huntId: null, squareNum: null };
    case "setting": {
      // Lines of the states are named by them; all else is said by the action.
      const isState = id === id.toUpperCase();
      return { name: isState ? stateName(id) : null, huntId: null, squareNum: null };
    }
    default:
      // A note on the ground of a place is "place lone-tree/ground".
      return { name: named ?? id.split("/")[0] ?? id, huntId: null, squareNum: null };
  }
}

/** What a thing is called: by its name, else an announcement by its title, a question by itself, a correction by its square. */
function nameIn(value: unknown): string | null {
  if (typeof value !== "object" || value === null) return null;
  const told = value as Record<string, unknown>;
  const square =
    told.huntName && told.squareNumber && `${told.huntName}, square ${told.squareNumber}`;
  const name = told.name || told.title || told.question || square;
  return typeof name === "string" && name !== "" ? name : null;
}

/** Two lists as one, the newest first and no more than so many. */
export function newestFirst<A extends { at: string }, B extends { at: string }>(
  changes: readonly A[],
  events: readonly B[],
  count: number,
): (A | B)[] {
  return [...changes, ...events].sort((a, b) => (a.at < b.at ? 1 : -1)).slice(0, count);
}

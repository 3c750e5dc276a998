import type { listAudit, Result } from "@ten-paces/contract";

export type AuditEntry = Result<typeof listAudit>["entries"][number];

const PAST: Record<string, string> = {
  approve: "approved",
  clean: "cleaned",
  create: "created",
  delete: "deleted",
  disqualify: "disqualified",
  edit: "edited",
  generate: "generated",
  grant: "granted",
  make: "made",
  move: "moved",
  pay: "paid",
  publish: "published",
  replenish: "replenished",
  restore: "restored",
  set: "set",
  survey: "surveyed",
  suspend: "suspended",
  switch: "switched",
  take: "took",
  withdraw: "withdrew",
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
  entry: Pick<AuditEntry, "action" | "subject" | "before" | "after">,
): Subject {
  const space = entry.subject.indexOf(" ");
  const kind = entry.subject.slice(0, space);
  const id = entry.subject.slice(space + 1);
  const named = nameIn(entry.after) ?? nameIn(entry.before);
  switch (kind) {
    case "hunt": {
      const gone = entry.action.startsWith("delete");
      return { name: named ?? id, huntId: gone ? null : id, squareNum: null };
    }
    case "square": {
      const [huntId = id, num] = id.split("/");
      return { name: `square ${num}`, huntId, squareNum: Number(num) };
    }
    case "stock":
    case "setting":
      return { name: null, huntId: null, squareNum: null };
    default:
      return { name: named ?? id, huntId: null, squareNum: null };
  }
}

function nameIn(value: unknown): string | null {
  if (typeof value !== "object" || value === null || !("name" in value)) return null;
  return typeof value.name === "string" && value.name !== "" ? value.name : null;
}

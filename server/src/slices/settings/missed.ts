import type { EditChange, Parts, updateSettings } from "@ten-paces/contract";
import type { Tx } from "../../lib/db/statements.ts";
import { missedBy } from "../audit/service.ts";

/** The settings in the log of changes: all of them are one thing with one version. */
export const theSettings = { kind: "setting", id: "settings" } as const;

type Change = Parts<typeof updateSettings>["body"];

/**
 * What the editor of some settings is told where others changed the same ones since; null where others changed
 * nothing, or other settings.
 */
export async function missedSettings(
  tx: Tx,
  change: Change,
  version: number,
  seen: number | undefined,
): Promise<{ version: number; changes: EditChange[] } | null> {
  const missed = await missedBy(tx, theSettings, version, seen);
  if (!missed) return null;
  const changes = missed.changes.flatMap(({ fields, ...rest }) => {
    const same = sameSettings(fields, change);
    return same.length > 0 ? [{ ...rest, fields: same }] : [];
  });
  return changes.length > 0 ? { version, changes } : null;
}

/** Those fields of a line of the log that a change is about, too; words of mails by their sort. */
export function sameSettings(fields: EditChange["fields"], change: Change): EditChange["fields"] {
  return fields.flatMap(({ name, before, after }) => {
    if (change[name as keyof Change] === undefined) return [];
    if (name !== "mailTexts") return [{ name, before, after }];
    return Object.keys(change.mailTexts ?? {}).flatMap((kind) => {
      const [was, is] = [wordsOf(before, kind), wordsOf(after, kind)];
      return is === null ? [] : [{ name: `mailTexts.${kind}`, before: was, after: is }];
    });
  });
}

function wordsOf(texts: unknown, kind: string): unknown {
  if (typeof texts !== "object" || texts === null) return null;
  return (texts as Record<string, unknown>)[kind] ?? null;
}

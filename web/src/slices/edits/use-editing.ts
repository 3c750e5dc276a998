import { useRef, useState } from "react";
import { StaleEdit, saveEdit } from "./stale-edit.ts";

/**
 * An edit of what others may edit too. It is sent with the version that its form began with; who was slower is told
 * what the others changed (`OthersWereFaster`), and sends theirs over it only where they say so.
 * @param version of what the form shows as it is opened; what is read later is not what was seen
 */
export function useEditing(version: number) {
  const began = useRef(version);
  const over = useRef<number | null>(null);
  const [stale, setStale] = useState<StaleEdit | null>(null);

  return {
    /** What others changed, once an edit was refused for it. */
    stale,
    /** The next edit that is sent goes over what others changed. */
    goOver(): void {
      over.current = stale?.version ?? null;
    },
    /** The form goes on with what it has saved. */
    goOn(from: number): void {
      began.current = from;
    },
    /** @returns null where others were faster; throws every other failure */
    async save<Saved>(send: (version: number) => Promise<Saved>): Promise<Saved | null> {
      const seen = over.current ?? began.current;
      over.current = null;
      try {
        const saved = await saveEdit(() => send(seen));
        setStale(null);
        return saved;
      } catch (error) {
        setStale(error instanceof StaleEdit ? error : null);
        if (error instanceof StaleEdit) return null;
        throw error;
      }
    },
  };
}
export type Editing = ReturnType<typeof useEditing>;

/** Those fields of an edit that are not as they were: what others changed beside them stays. */
export function changedOf<Fields extends object>(before: Fields, now: Fields): Partial<Fields> {
  const names = Object.keys(now) as (keyof Fields)[];
  return Object.fromEntries(
    names.filter((name) => now[name] !== before[name]).map((name) => [name, now[name]]),
  ) as Partial<Fields>;
}

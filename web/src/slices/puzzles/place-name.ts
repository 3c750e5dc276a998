import { useSyncExternalStore } from "react";
import { notebook } from "./notes.ts";

const listeners = new Set<() => void>();
/** What was typed on this page, for a device that keeps nothing. */
const typed = new Map<string, string>();

/**
 * What a hunter takes the place of a square for, and how to say otherwise: one name, however many puzzles of the
 * square ask for it.
 * @param notesName names what the device keeps of one of them
 */
export function usePlaceName(notesName: string): [name: string, write: (name: string) => void] {
  const kept = `${notesName.slice(0, notesName.lastIndexOf("/"))}/name`;
  const name = useSyncExternalStore(listen, () => typed.get(kept) ?? notebook.read(kept));
  return [
    name,
    (next) => {
      typed.set(kept, next);
      notebook.write(kept, next);
      for (const heard of listeners) heard();
    },
  ];
}

function listen(heard: () => void): () => void {
  listeners.add(heard);
  return () => listeners.delete(heard);
}

import { keepNote } from "@ten-paces/contract";
import { useCallback, useEffect, useRef, useState } from "react";
import { attempt, CallFailed } from "../../api.ts";
import { fits, type Kept, readKept, reconciled, sent, writeKept } from "./notepad.ts";

const store = () => localStorage;
/** After the last letter. */
const pauseMs = 1_200;

export type NoteState =
  | "kept"
  | "changed"
  | "saved"
  | "waiting"
  | "joined"
  | "too_long"
  | "refused";

/**
 * A note that is kept on the device at every letter and on the account when the hand rests, when the network
 * returns and when it is opened.
 * @param account what the account has; undefined while that is not known
 */
export function useNote(
  { userId, huntId, num }: { userId: string; huntId: string; num: number },
  account: { text: string; version: number } | undefined,
) {
  const name = `note:${userId}:${huntId}:${num}`;
  const [note, setNote] = useState<Kept>(() => readKept(store, name));
  const [state, setState] = useState<NoteState>(note.changed ? "waiting" : "kept");
  const latest = useRef(note);
  const sending = useRef(false);

  const put = useCallback(
    (next: Kept) => {
      latest.current = next;
      writeKept(store, name, next);
      setNote(next);
    },
    [name],
  );

  const send = useCallback(async () => {
    const going = latest.current;
    if (sending.current || !going.changed) return;
    if (!fits(going)) {
      setState("too_long");
      return;
    }
    sending.current = true;
    try {
      const outcome = await attempt(keepNote, {
        params: { id: huntId, num },
        body: { text: going.text, version: going.version },
      });
      if (outcome.ok) {
        put(sent(latest.current, going.text, outcome.result.version));
        // That two devices met in it is told until its writer goes on.
        setState((before) =>
          latest.current.changed ? "changed" : before === "joined" ? "joined" : "saved",
        );
      } else if (outcome.refusal.code === "changed") {
        put(reconciled(latest.current, outcome.refusal.data));
        setState("joined");
      } else {
        setState("refused");
      }
    } catch (error) {
      setState(error instanceof CallFailed && error.status === 400 ? "refused" : "waiting");
    } finally {
      sending.current = false;
    }
  }, [huntId, num, put]);

  useEffect(() => {
    if (!account) return;
    const before = latest.current;
    // An answer that was asked for before the last one was kept.
    if (account.version < before.version) return;
    const next = reconciled(before, account);
    put(next);
    if (before.changed && next.changed && next.text !== before.text) setState("joined");
    if (next.changed) void send();
  }, [account, put, send]);

  useEffect(() => {
    const again = () => void send();
    window.addEventListener("online", again);
    return () => {
      window.removeEventListener("online", again);
      again();
    };
  }, [send]);

  // Each change, one that came in while another was on its way among them, is sent when the hand rests.
  useEffect(() => {
    if (!note.changed) return;
    const timer = setTimeout(() => void send(), pauseMs);
    return () => clearTimeout(timer);
  }, [note, send]);

  const write = (text: string) => {
    put({ ...latest.current, text, changed: true });
    setState("changed");
  };
  return { text: note.text, state, write, send };
}

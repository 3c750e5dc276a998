import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { newKey } from "../../new-key.ts";
import { counted } from "../../ui/counted.ts";
import { toast } from "../../ui/toast-store.ts";
import { adminHuntsKey } from "../hunt-edits/hunts/queries.ts";
import { surveysKey } from "../hunt-edits/survey/photo-query.ts";
import { browserFieldStore, type FieldStore, type Waiting } from "./field-store.ts";
import { type Sent, sendWaiting } from "./send-waiting.ts";

/** Not every phone says that its network is back: what waits is tried by itself, too. */
const againMs = 10_000;
const channelName = "ten-paces-surveys";

/** Surveys of one user that wait on this phone, and their sending. */
export function useOutbox(userId: string, store: FieldStore = browserFieldStore) {
  const client = useQueryClient();
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const [sending, setSending] = useState(false);
  const [stopped, setStopped] = useState<Sent["stopped"]>(null);
  const [broken, setBroken] = useState(false);
  const [versions, setVersions] = useState<ReadonlyMap<string, number>>(new Map());
  const channel = useRef<BroadcastChannel | null>(null);

  const read = useCallback(async () => {
    try {
      setWaiting(await store.listWaiting(userId));
    } catch {
      setBroken(true);
    }
  }, [store, userId]);

  const changed = useCallback(async () => {
    channel.current?.postMessage("changed");
    await read();
  }, [read]);

  const send = useCallback(async () => {
    setSending(true);
    try {
      const sent = await sendWaiting(store, userId);
      setStopped(sent.stopped);
      if (sent.done.length > 0) {
        setVersions((old) => versionsAfter(old, sent));
        toast({ tone: "success", text: `${counted(sent.done.length, "survey")} sent.` });
        void client.invalidateQueries({ queryKey: surveysKey });
        void client.invalidateQueries({ queryKey: adminHuntsKey });
        void client.invalidateQueries({ queryKey: ["admin", "stats"] });
      }
      await changed();
    } catch {
      setBroken(true);
    } finally {
      setSending(false);
    }
  }, [store, userId, client, changed]);

  useEffect(() => {
    if ("BroadcastChannel" in window) {
      channel.current = new BroadcastChannel(channelName);
      channel.current.onmessage = () => {
        // What another tab sent is to be surveyed no more.
        void client.invalidateQueries({ queryKey: surveysKey });
        void read();
      };
    }
    return () => channel.current?.close();
  }, [read, client]);

  useEffect(() => {
    void send();
    const whenSeen = () => document.visibilityState === "visible" && void send();
    const now = () => void send();
    window.addEventListener("online", now);
    document.addEventListener("visibilitychange", whenSeen);
    return () => {
      window.removeEventListener("online", now);
      document.removeEventListener("visibilitychange", whenSeen);
    };
  }, [send]);

  const open = waiting.filter((one) => !one.refused).length;
  useEffect(() => {
    if (open === 0) return;
    const id = setInterval(() => void send(), againMs);
    return () => clearInterval(id);
  }, [open, send]);

  /** Keeps a survey on this phone, under a key made now, and sends it where there is a signal. */
  const save = useCallback(
    async (survey: Pick<Waiting, "huntId" | "num" | "placeName" | "body">, instead?: Waiting) => {
      const kept = { ...survey, userId, key: newKey(), savedAt: Date.now(), refused: null };
      await store.put(kept);
      if (instead) await store.remove(instead.key);
      await changed();
      void send();
    },
    [store, userId, changed, send],
  );

  const drop = useCallback(
    async ({ key }: Waiting) => {
      await store.remove(key);
      await changed();
    },
    [store, changed],
  );

  return { waiting, open, versions, sending, stopped, broken, send, save, drop };
}

/** The versions that one's own surveys made of hunts: the list may not be read anew before the next one. */
function versionsAfter(
  old: ReadonlyMap<string, number>,
  { done }: Sent,
): ReadonlyMap<string, number> {
  return new Map([
    ...old,
    ...done.map(({ waiting, result }): [string, number] => [waiting.huntId, result.version]),
  ]);
}

export type Outbox = ReturnType<typeof useOutbox>;

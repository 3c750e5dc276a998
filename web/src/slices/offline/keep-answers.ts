import type { Query, QueryClient } from "@tanstack/react-query";
import type { User } from "@ten-paces/contract";
import { CallFailed, isAnswered } from "../../api.ts";
import { browserKeptStore, type KeptStore } from "../../kept-store.ts";
import { markOf } from "../../token-mark.ts";
import type { HuntDetail } from "../hunts/detail-query.ts";
import { markKept } from "./kept-moments.ts";

/** What a hunter in the woods wants to read: hunts, their notes, and what they have. Nothing of the desk. */
const keepable: readonly (readonly string[])[] = [
  ["hunts", "detail"],
  ["hunts", "notes"],
  ["hunts", "list"],
  ["subscriptions"],
  ["credits"],
  ["site"],
];

/** Whether a query's answer is kept on the device. */
export function isKeepable(key: readonly unknown[]): boolean {
  return keepable.some((start) => start.every((part, i) => key[i] === part));
}

/**
 * Keeps what is read from now on and was read before, and gives it to queries that cannot reach the service.
 * @returns what ends it
 */
export function keepAnswers(
  client: QueryClient,
  { user, token }: { user: User; token: string },
  store: KeptStore = browserKeptStore,
): () => void {
  const cache = client.getQueryCache();
  const mark = markOf(token);
  let ended = false;

  async function keep({ queryHash: hash, queryKey, state }: Query): Promise<void> {
    if (!isKeepable(queryKey) || state.data === undefined) return;
    await store.putAnswer({
      hash,
      mark: await mark,
      data: state.data,
      readAt: state.dataUpdatedAt,
    });
    const played = playedState(queryKey, state.data);
    if (played !== null) (await import("./keep-around.ts")).keepAround(client, played);
  }

  async function give({ queryHash: hash, queryKey, state }: Query): Promise<void> {
    if (!isKeepable(queryKey) || state.data !== undefined || !isAway(state.error)) return;
    const kept = await store.readAnswer(hash, await mark);
    // Meanwhile it may have been read after all, or somebody else have signed in.
    if (ended || !kept || client.getQueryData(queryKey) !== undefined) return;
    markKept(hash, kept.readAt);
    client.setQueryData(queryKey, kept.data, { updatedAt: kept.readAt });
  }

  const quietly = (work: Promise<void>) => void work.catch(() => undefined);
  const end = cache.subscribe((event) => {
    if (event.type !== "updated") return;
    if (event.action.type === "error") quietly(give(event.query));
    if (event.action.type !== "success" || event.action.manual) return;
    markKept(event.query.queryHash, null);
    quietly(keep(event.query));
  });
  quietly(mark.then((known) => store.putUser(known, user)));
  for (const query of cache.getAll()) {
    if (query.state.status === "error") quietly(give(query));
    else quietly(keep(query));
  }
  return () => {
    ended = true;
    end();
    for (const query of cache.getAll()) markKept(query.queryHash, null);
  };
}

/** The state of a hunt that its reader plays: its map is wanted, too. */
function playedState(key: readonly unknown[], data: unknown): string | null {
  if (key[1] !== "detail") return null;
  const { hunt, progress } = data as Partial<HuntDetail>;
  return progress && hunt ? hunt.state : null;
}

/** Whether nobody answered, or somebody who stands between. */
function isAway(error: unknown): boolean {
  return error instanceof CallFailed && !isAnswered(error);
}

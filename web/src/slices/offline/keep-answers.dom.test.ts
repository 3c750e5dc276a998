// @vitest-environment happy-dom
import { QueryClient } from "@tanstack/react-query";
import type { User } from "@ten-paces/contract";
import { afterEach, expect, test, vi } from "vitest";
import { CallFailed } from "../../api.ts";
import type { KeptAnswer, KeptStore } from "../../kept-store.ts";
import { markOf } from "../../token-mark.ts";
import { isKeepable, keepAnswers } from "./keep-answers.ts";

const user = { id: "u1", email: "ada@example.com", role: null } as User;
const key = ["credits"];

function memoryStore(): KeptStore & { answers: Map<string, KeptAnswer>; users: Map<string, User> } {
  const answers = new Map<string, KeptAnswer>();
  const users = new Map<string, User>();
  return {
    answers,
    users,
    putAnswer: async (answer) => void answers.set(answer.hash, answer),
    readAnswer: async (hash, mark) => {
      const kept = answers.get(hash);
      return kept?.mark === mark ? kept : null;
    },
    putUser: async (mark, known) => void users.set(mark, known),
    readUser: async (mark) => users.get(mark) ?? null,
  };
}

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

function begin(store: KeptStore, token = "one") {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  ends.push(keepAnswers(client, { user, token }, store));
  return client;
}

const ask = (client: QueryClient, answer: () => Promise<unknown>, queryKey = key) =>
  client.fetchQuery({ queryKey, queryFn: answer }).catch(() => undefined);
const away = async () => {
  throw new CallFailed("network", 0, {});
};

test("what was read is given where nobody answers, and the service's own word counts again at once", async () => {
  const store = memoryStore();
  await ask(begin(store), async () => ({ totalCredits: 7 }));
  await vi.waitFor(() => expect(store.answers.size).toBe(1));
  const later = begin(store);
  await ask(later, away);
  await vi.waitFor(() => expect(later.getQueryData(key)).toEqual({ totalCredits: 7 }));
  await ask(later, async () => ({ totalCredits: 6 }));
  expect(later.getQueryData(key)).toEqual({ totalCredits: 6 });
  await vi.waitFor(() => expect([...store.answers.values()][0]?.data).toEqual({ totalCredits: 6 }));
});

test("an answer of the service is never papered over, whatever it says", async () => {
  const store = memoryStore();
  await ask(begin(store), async () => ({ totalCredits: 7 }));
  await vi.waitFor(() => expect(store.answers.size).toBe(1));
  const read = vi.spyOn(store, "readAnswer");
  for (const status of [401, 403, 404, 409]) {
    const client = begin(store);
    await ask(client, async () => {
      throw new CallFailed("answer", status, { code: "no" });
    });
    expect(client.getQueryData(key)).toBeUndefined();
  }
  expect(read).not.toHaveBeenCalled();
});

test("nobody is given what somebody else's token read", async () => {
  const store = memoryStore();
  await ask(begin(store, "one"), async () => ({ totalCredits: 7 }));
  await vi.waitFor(() => expect(store.answers.size).toBe(1));
  const read = vi.spyOn(store, "readAnswer");
  const other = begin(store, "two");
  await ask(other, away);
  await vi.waitFor(() => expect(read).toHaveBeenCalledOnce());
  expect(await read.mock.results[0]?.value).toBeNull();
  expect(other.getQueryData(key)).toBeUndefined();
  expect(await markOf("one")).not.toBe(await markOf("two"));
  expect(await markOf(null)).toBe("");
});

test("what was read and what failed before it began counts as well, and whose it is is kept", async () => {
  const store = memoryStore();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await ask(client, async () => ({ totalCredits: 9 }));
  ends.push(keepAnswers(client, { user, token: "one" }, store));
  await vi.waitFor(() => expect(store.answers.size).toBe(1));
  expect(store.users.get(await markOf("one"))).toEqual(user);
  const started = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await ask(started, away);
  ends.push(keepAnswers(started, { user, token: "one" }, store));
  await vi.waitFor(() => expect(started.getQueryData(key)).toEqual({ totalCredits: 9 }));
});

test("nothing of the desk is kept, nor money, nor prizes", () => {
  expect(isKeepable(["hunts", "detail", "h1"])).toBe(true);
  for (const other of [
    ["admin", "hunts"],
    ["prizes"],
    ["billing", "receipts"],
    ["hunts"],
    ["sessions"],
    ["profile"],
  ]) {
    expect(isKeepable(other)).toBe(false);
  }
});

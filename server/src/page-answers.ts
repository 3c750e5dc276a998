import {
  type Endpoint,
  getBacking,
  getFreeHunt,
  getHunt,
  landingListLimit,
  listAnnouncements,
  listErrata,
  listFaqs,
  type ResultInput,
} from "@ten-paces/contract";
import type { Packed } from "./lib/compression.ts";
import type { Deps } from "./lib/deps.ts";
import { showBacking } from "./slices/backing/service.ts";
import { showAnnouncements, showErrata, showFaqs } from "./slices/content/service.ts";
import type { Services } from "./slices/index.ts";

/** JSON of the calls that a visitor's page makes, by the calls' addresses under /api: "/hunts". */
export type Answers = Record<string, string>;

/** For each page of data what it reads. */
export function pageAnswers(
  deps: Deps,
  { hunts, freeHunt, leaderboard }: Pick<Services, "hunts" | "freeHunt" | "leaderboard">,
): { of(path: string): Promise<Answers> | null; ofHunt(id: string): Promise<Answers> } {
  const list = async (filter: "popular" | "latest" | null) =>
    textOf(await hunts.listJson(null, filter, filter === null ? null : landingListLimit));
  const shelf = (filter: string) => `/hunts?filter=${filter}&limit=${landingListLimit}`;
  const reads: Record<string, () => Promise<Answers>> = {
    "/": async () => ({
      [shelf("popular")]: await list("popular"),
      [shelf("latest")]: await list("latest"),
      "/hunts": await list(null),
    }),
    "/hunts": async () => ({ "/hunts": await list(null) }),
    "/free-hunt": async () => answer(getFreeHunt, await freeHunt.show(null)),
    "/leaderboard": async () => ({ "/leaderboard": textOf(await leaderboard.showJson(null)) }),
    "/announcements": async () => answer(listAnnouncements, await showAnnouncements(deps)),
    "/errata": async () => answer(listErrata, await showErrata(deps)),
    "/faqs": async () => answer(listFaqs, await showFaqs(deps)),
    "/prizes/backing": async () => answer(getBacking, await showBacking(deps)),
  };
  return {
    of: (path) => (Object.hasOwn(reads, path) ? (reads[path]?.() ?? null) : null),
    ofHunt: async (id) => ({ [`/hunts/${id}`]: jsonOf(getHunt, await hunts.show(null, id)) }),
  };
}

function answer<E extends Endpoint>(endpoint: E, result: ResultInput<E>): Answers {
  return { [endpoint.path]: jsonOf(endpoint, result) };
}

/** As the call itself would answer: nothing undeclared leaves. */
function jsonOf<E extends Endpoint>(endpoint: E, result: ResultInput<E>): string {
  return JSON.stringify(endpoint.result.parse(result));
}

function textOf(answered: Packed | string): string {
  return typeof answered === "string" ? answered : answered.plain.toString();
}

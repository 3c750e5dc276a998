import { type Packed, pack } from "../../lib/compression.ts";
import { DatabaseAway } from "../../lib/db/errors.ts";
import type { Deps } from "../../lib/deps.ts";
import { orBefore } from "../../lib/or-before.ts";
import { getShownBtcPrice } from "../settings/service.ts";
import { presentCard } from "./present.ts";
import * as sql from "./sql.ts";

export type ListOrder = "popular" | "latest" | null;

/** The listed hunts, each as JSON, in order. */
export interface ListedHunts {
  items: { id: string; json: string }[];
  answer: Packed;
}

interface Known {
  madeAt: number;
  list: ListedHunts | Promise<ListedHunts>;
}

// A change is told by NOTIFY at once; this bounds how long a lost notification is felt.
const longestMs = 5_000;
export const huntsChannel = "hunts";

/** The public list as bytes, built once per change and sent to everyone. */
export class HuntListCache {
  readonly #deps: Pick<Deps, "db" | "config">;
  readonly #lists = new Map<string, Known>();
  /** The last list of each order that could be built, for as long as the database is away. */
  readonly #lastGood = new Map<string, ListedHunts>();

  constructor(deps: Pick<Deps, "db" | "config">) {
    this.#deps = deps;
  }

  /** Forgets the lists whenever a hunt changes anywhere. */
  async follow(): Promise<void> {
    await this.#deps.db.listen(huntsChannel, () => this.#lists.clear());
  }

  /** A promise only while the list is being built. */
  get(order: ListOrder): ListedHunts | Promise<ListedHunts> {
    const key = order ?? "all";
    const known = this.#lists.get(key);
    if (known && performance.now() - known.madeAt < longestMs) return known.list;
    const building = this.#build(order).then(
      (list) => {
        this.#lastGood.set(key, list);
        entry.list = list;
        return list;
      },
      (error: unknown) => {
        const before = this.#lastGood.get(key);
        if (error instanceof DatabaseAway && before) {
          entry.list = before;
          return before;
        }
        if (this.#lists.get(key) === entry) this.#lists.delete(key);
        throw error;
      },
    );
    const before = this.#lastGood.get(key);
    const entry: Known = { madeAt: performance.now(), list: building };
    this.#lists.set(key, entry);
    if (before === undefined) return building;
    entry.list = orBefore(building, before, () => {
      entry.list = before;
    });
    return entry.list;
  }

  async #build(order: ListOrder): Promise<ListedHunts> {
    const { usd } = await getShownBtcPrice(this.#deps);
    const listed = await sql.listActive(this.#deps.db, order);
    const hunts = order === null ? listed : withoutRepeats(listed);
    const items = hunts.map((hunt) => ({
      id: hunt.id,
      json: JSON.stringify(presentCard(hunt, usd)),
    }));
    return { items, answer: await pack(listOf(items.map((item) => item.json))) };
  }
}

/** How many neighbours in a list differ in their state, and in how they are played from the one before. */
const apart = 6;

/**
 * The same hunts, the best first, but none beside others of its state, and digital ones between those on the
 * ground, as far as there are such: where nobody plays yet all are equally popular.
 */
export function withoutRepeats<H extends Pick<sql.HuntRow, "state" | "variant">>(
  hunts: readonly H[],
): H[] {
  const left = [...hunts];
  const made: H[] = [];
  while (left.length > 0) {
    const near = new Set(made.slice(1 - apart).map(({ state }) => state));
    const last = made.at(-1)?.variant;
    const other = left.findIndex(({ state, variant }) => !near.has(state) && variant !== last);
    const any = left.findIndex(({ state }) => !near.has(state));
    made.push(...left.splice(Math.max(0, other >= 0 && other < any + apart ? other : any), 1));
  }
  return made;
}

/** `{hunts:[…]}` of hunts that are JSON already. */
export function listOf(hunts: string[]): string {
  return `{"hunts":[${hunts.join(",")}]}`;
}

import type { Deps } from "../../lib/deps.ts";
import { getShownBtcPrice } from "../settings/service.ts";
import { presentCard } from "./present.ts";
import * as sql from "./sql.ts";

export type ListOrder = "popular" | "latest" | null;

/** The listed hunts, each as JSON, in order. */
interface ListedHunts {
  items: { id: string; json: string }[];
  bytes: Buffer;
}

// A change is told by NOTIFY at once; this bounds how long a lost notification is felt.
const longestMs = 5_000;
export const huntsChannel = "hunts";

/** The public list as bytes, built once per change and sent to everyone. */
export class HuntListCache {
  readonly #deps: Pick<Deps, "db" | "config">;
  readonly #lists = new Map<string, { madeAt: number; list: Promise<ListedHunts> }>();

  constructor(deps: Pick<Deps, "db" | "config">) {
    this.#deps = deps;
  }

  /** Forgets the lists whenever a hunt changes anywhere. */
  async follow(): Promise<void> {
    await this.#deps.db.listen(huntsChannel, () => this.#lists.clear());
  }

  get(order: ListOrder): Promise<ListedHunts> {
    const key = order ?? "all";
    const known = this.#lists.get(key);
    if (known && performance.now() - known.madeAt < longestMs) return known.list;
    const list = this.#build(order);
    this.#lists.set(key, { madeAt: performance.now(), list });
    list.catch(() => this.#lists.delete(key));
    return list;
  }

  async #build(order: ListOrder): Promise<ListedHunts> {
    const { usd } = await getShownBtcPrice(this.#deps);
    const hunts = await sql.listActive(this.#deps.db, order);
    const items = hunts.map((hunt) => ({
      id: hunt.id,
      json: JSON.stringify(presentCard(hunt, usd)),
    }));
    return { items, bytes: bytesOf(items.map((item) => item.json)) };
  }
}

/** `{hunts:[…]}` of hunts that are JSON already. */
export function bytesOf(hunts: string[]): Buffer {
  return Buffer.from(`{"hunts":[${hunts.join(",")}]}`);
}

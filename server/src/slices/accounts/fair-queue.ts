import { TooManyRequests } from "../../lib/errors.ts";

export interface QueueLimits {
  /** Works that run at one time. */
  atOnce: number;
  /** Works of one lane that may wait. */
  perLane: number;
  /** Works that may wait in all. */
  inAll: number;
}

interface Waiting {
  start: () => void;
  refuse: () => void;
}

/** Lanes take turns, whatever their length, so that who is alone in one never waits behind a crowd. */
class Lanes {
  readonly #lanes = new Map<string, Waiting[]>();
  count = 0;

  lengthOf(lane: string): number {
    return this.#lanes.get(lane)?.length ?? 0;
  }

  add(lane: string, one: Waiting): void {
    const line = this.#lanes.get(lane);
    if (line) line.push(one);
    else this.#lanes.set(lane, [one]);
    this.count += 1;
  }

  /** Takes a lane out, with all who wait in it. */
  take(lane: string): Waiting[] {
    const line = this.#lanes.get(lane) ?? [];
    this.#lanes.delete(lane);
    this.count -= line.length;
    return line;
  }

  /** The first of the lane whose turn it is; that lane then goes behind all others. */
  next(): Waiting | undefined {
    for (const [lane, line] of this.#lanes) {
      const first = line.shift();
      this.#lanes.delete(lane);
      if (line.length > 0) this.#lanes.set(lane, line);
      if (!first) continue;
      this.count -= 1;
      return first;
    }
    return undefined;
  }

  /** Sends away the last of the longest lane, where one is longer than `than`. */
  shorten(than: number): boolean {
    let longest: Waiting[] = [];
    for (const line of this.#lanes.values()) if (line.length > longest.length) longest = line;
    if (longest.length <= than) return false;
    longest.pop()?.refuse();
    this.count -= 1;
    return true;
  }
}

const retryAfterSeconds = 5;

/** Before or behind the usual ones. */
export type Rank = "first" | "usual" | "last";

/** So many of the usual ones go before one of the last, where such wait: those are slowed down and not shut out. */
const usualInARow = 3;

/**
 * Runs a bounded number of works at a time and lets a bounded number wait of each rank, by lanes that take turns.
 * When all places of a rank are taken its longest lane gives one up to whoever is alone.
 */
export class FairQueue {
  readonly #limits: QueueLimits;
  readonly #ranks: Record<Rank, Lanes> = {
    first: new Lanes(),
    usual: new Lanes(),
    last: new Lanes(),
  };
  #running = 0;
  #usualSinceLast = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** @throws TooManyRequests where the lane, or its whole rank, is full. */
  async run<Result>(
    lane: string,
    work: () => Promise<Result>,
    { rank = "usual" }: { rank?: Rank } = {},
  ): Promise<Result> {
    if (this.#running >= this.#limits.atOnce) await this.#wait(lane, rank);
    else this.#running += 1;
    try {
      return await work();
    } finally {
      const next = this.#next();
      // The place is handed over, so that nobody slips in between.
      if (next) next.start();
      else this.#running -= 1;
    }
  }

  /** Those of a lane who wait among the usual ones go behind them. */
  putBehind(lane: string): void {
    for (const one of this.#ranks.usual.take(lane)) this.#ranks.last.add(lane, one);
  }

  #next(): Waiting | undefined {
    const { first, usual, last } = this.#ranks;
    const urgent = first.next();
    if (urgent) return urgent;
    const isLasts = this.#usualSinceLast >= usualInARow && last.count > 0;
    const next = isLasts ? undefined : usual.next();
    this.#usualSinceLast = next ? this.#usualSinceLast + 1 : 0;
    return next ?? last.next();
  }

  #wait(lane: string, rank: Rank): Promise<void> {
    const lanes = this.#ranks[rank];
    const mine = lanes.lengthOf(lane);
    const full = lanes.count >= this.#limits.inAll;
    if (mine >= this.#limits.perLane || (full && !lanes.shorten(mine + 1))) {
      throw new TooManyRequests(retryAfterSeconds);
    }
    return new Promise((start, refuse) => {
      lanes.add(lane, { start, refuse: () => refuse(new TooManyRequests(retryAfterSeconds)) });
    });
  }
}

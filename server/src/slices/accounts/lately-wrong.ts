/**
 * Networks from which a wrong password came lately, the latest of them. A right one is no pardon: whoever has an
 * account of their own could buy each wrong try with it.
 */
export class LatelyWrong {
  readonly #forMs: number;
  readonly #most: number;
  readonly #notedAt = new Map<string, number>();

  /** @param limits so long a network stands here, and so many at most */
  constructor({ forMs, most }: { forMs: number; most: number }) {
    this.#forMs = forMs;
    this.#most = most;
  }

  note(network: string, nowMs: number): void {
    // The map is in order of time.
    this.#notedAt.delete(network);
    this.#notedAt.set(network, nowMs);
    for (const [oldest, at] of this.#notedAt) {
      if (this.#notedAt.size <= this.#most && nowMs - at < this.#forMs) break;
      this.#notedAt.delete(oldest);
    }
  }

  has(network: string, nowMs: number): boolean {
    const at = this.#notedAt.get(network);
    return at !== undefined && nowMs - at < this.#forMs;
  }
}

interface Window {
  count: number;
  beganAtMs: number;
  endsAtMs: number;
}

const mostKept = 100_000;

/** Counts in windows of a fixed length, in the memory of one process. */
export class Windows {
  readonly #windows = new Map<string, Window>();

  /** Counts one and says how many seconds until the next is welcome: 0 while no more than `max` were counted. */
  take(key: string, max: number, lengthMs: number, nowMs: number): number {
    const window = this.#at(key, lengthMs, nowMs);
    window.count += 1;
    return window.count <= max ? 0 : secondsUntil(window, nowMs);
  }

  /** The same without counting: 0 where one more would be welcome. */
  wait(key: string, max: number, nowMs: number): number {
    const window = this.#windows.get(key);
    if (!window || isOver(window, nowMs) || window.count < max) return 0;
    return secondsUntil(window, nowMs);
  }

  /** How many keys are remembered. */
  get size(): number {
    return this.#windows.size;
  }

  #at(key: string, lengthMs: number, nowMs: number): Window {
    const known = this.#windows.get(key);
    if (known && !isOver(known, nowMs)) return known;
    this.#windows.delete(key);
    if (this.#windows.size >= mostKept) this.#makeRoom(nowMs);
    const fresh = { count: 0, beganAtMs: nowMs, endsAtMs: nowMs + lengthMs };
    this.#windows.set(key, fresh);
    return fresh;
  }

  /** Forgets what is over; where nothing is, the tenth that began first. */
  #makeRoom(nowMs: number): void {
    for (const [key, window] of this.#windows) {
      if (isOver(window, nowMs)) this.#windows.delete(key);
    }
    let tooMany = this.#windows.size - mostKept * 0.9;
    for (const key of this.#windows.keys()) {
      if (tooMany <= 0) return;
      this.#windows.delete(key);
      tooMany -= 1;
    }
  }
}

/** A window of the future was begun before the clock was set back. */
function isOver(window: Window, nowMs: number): boolean {
  return nowMs >= window.endsAtMs || nowMs < window.beganAtMs;
}

function secondsUntil(window: Window, nowMs: number): number {
  return Math.max(1, Math.ceil((window.endsAtMs - nowMs) / 1000));
}

import type { Typing } from "@ten-paces/contract";

/** Counts how an answer comes into its form: how many keys and pastes, and when the first. */
export class TypingWatch {
  readonly #now: () => number;
  #beganAt: number;
  #keys = 0;
  #pastes = 0;
  #firstMs: number | null = null;

  /** @param now milliseconds of a stopwatch */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.#beganAt = now();
  }

  noteKey(): void {
    this.#keys += 1;
    this.#noteFirst();
  }

  notePaste(): void {
    this.#pastes += 1;
    this.#noteFirst();
  }

  #noteFirst(): void {
    this.#firstMs ??= Math.round(this.#now() - this.#beganAt);
  }

  /** What was counted so far; the next answer is counted from here. */
  take(): Typing {
    const typing = { keys: this.#keys, pastes: this.#pastes, firstKeyMs: this.#firstMs };
    this.#beganAt = this.#now();
    this.#keys = 0;
    this.#pastes = 0;
    this.#firstMs = null;
    return typing;
  }
}

/** Wrong passwords per account: after a few, each further try has to wait. */
export class LoginThrottle {
  readonly #failures = new Map<string, number[]>();
  readonly #attempts: number;
  readonly #windowMs: number;

  constructor(attempts = 10, windowMs = 15 * 60_000) {
    this.#attempts = attempts;
    this.#windowMs = windowMs;
  }

  /** Seconds to wait before the next try, 0 when it may be made now. */
  waitSeconds(email: string, nowMs: number): number {
    const recent = this.#recent(email, nowMs);
    if (recent.length < this.#attempts) return 0;
    const oldest = recent[recent.length - this.#attempts] ?? nowMs;
    return Math.ceil((oldest + this.#windowMs - nowMs) / 1000);
  }

  /** Counted before the password is hashed, so that parallel tries cannot slip through. */
  count(email: string, nowMs: number): void {
    const recent = this.#recent(email, nowMs);
    recent.push(nowMs);
    this.#failures.set(email, recent);
    if (this.#failures.size > 50_000) this.#failures.clear();
  }

  clear(email: string): void {
    this.#failures.delete(email);
  }

  #recent(email: string, nowMs: number): number[] {
    const all = this.#failures.get(email) ?? [];
    return all.filter((at) => at > nowMs - this.#windowMs);
  }
}

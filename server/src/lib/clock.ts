/** Where the time comes from, so that tests can pass their own. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that runs ahead of another: the sandbox's, in which a month can pass in a moment. */
export class ShiftedClock implements Clock {
  readonly #of: Clock;
  #shiftMs = 0;

  constructor(of: Clock) {
    this.#of = of;
  }

  now(): Date {
    return new Date(this.#of.now().getTime() + this.#shiftMs);
  }

  /** How far it runs ahead. */
  get shiftMs(): number {
    return this.#shiftMs;
  }

  shiftTo(shiftMs: number): void {
    this.#shiftMs = shiftMs;
  }
}

import type { Point } from "@ten-paces/geo";
import type { Bounds } from "@ten-paces/geo/grid";
import { AppError } from "../errors.ts";

/** Whose words an address is made of: null is the installation's own keyed grid. */
export type WordSource = "what3words" | null;

/** The square a point lies in. */
export interface Address {
  /** "a.b.c", in lower case. */
  words: string;
  center: Point;
  bounds: Bounds;
  wordSource: WordSource;
}

/** Who turns positions into three words; never words into a position. */
export interface AddressProvider {
  readonly wordSource: WordSource;
  /** What went wrong the last time, with the moment it began; null while it answers. */
  readonly trouble: { reason: AwayReason; since: Date } | null;
  /**
   * The square a point lies in; null where there is none. An outside provider is asked over the network, never
   * inside a transaction.
   * @param permit waited for before a question goes out, which it prevents by throwing AddressesAway; not while the
   *   provider is left in peace after trouble
   * @throws AddressesAway
   */
  ask(point: Point, permit?: () => Promise<void>): Promise<Address | null>;
}

/** The key is refused; the plan or our own day is used up; no answer in time; the question or the answer is no good. */
export type AwayReason = "key" | "quota" | "day" | "away" | "refused" | "garbled";

const sentences: Record<AwayReason, string> = {
  key: "what3words refuses the key. Look at WHAT3WORDS_API_KEY and at what the key may do, then start again.",
  quota:
    "The what3words plan is used up, or does not include turning positions into words. Look at the plan of the key.",
  day: "As many addresses were asked of what3words today as WHAT3WORDS_CALLS_PER_DAY allows. It goes on tomorrow (UTC).",
  away: "what3words does not answer. It is tried again by itself.",
  refused:
    "what3words did not understand a question. This is a mistake of the program: please report it.",
  garbled: "what3words answered something that is no address. It is tried again by itself.",
};

/** No address can be had at the moment. Its message is for operators, and says nothing of where was asked. */
export class AddressesAway extends AppError {
  readonly reason: AwayReason;
  /** Whether nobody was asked, because it was so a moment ago. */
  readonly again: boolean;

  constructor(reason: AwayReason, again = false) {
    super("unavailable", sentences[reason]);
    this.reason = reason;
    this.again = again;
  }
}

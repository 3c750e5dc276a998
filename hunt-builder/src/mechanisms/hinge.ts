import type { Tag } from "../place.ts";

/** A sentence with a word that does another job at the place, and what proves that job. */
export interface Hinge {
  kinds?: readonly string[];
  /** What a fact or the measure must say. */
  says: RegExp;
  needs?: readonly Tag[];
  unless?: readonly Tag[];
  texts: readonly string[];
}

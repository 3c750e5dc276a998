import type { AddressGrid } from "../address-grid.ts";
import type { Finding } from "../hunt.ts";
import type { Library } from "../library.ts";
import type { Lexicon } from "../puzzles/lexicon.ts";

export interface ValidationParts {
  library: Library;
  grid: AddressGrid;
  lexicon: Lexicon;
}

/** A finding and whether it forbids creation. */
export interface Fault extends Finding {
  weight: "error" | "warning";
}

import {
  addressLexicon,
  createHuntBuilder,
  createLibrary,
  geoGazetteer,
  type HuntBuilder,
} from "@ten-paces/hunt-builder";
import type { Deps } from "../../lib/deps.ts";

/** Loads the library and the words when they are first needed: a start does not wait for them. */
export class Builder {
  readonly #deps: Pick<Deps, "grid" | "readPlaces">;
  /** Who writes: shown to the operator. */
  readonly writerName = "offline";
  #builder: HuntBuilder | null = null;

  constructor(deps: Pick<Deps, "grid" | "readPlaces">) {
    this.#deps = deps;
  }

  get(): HuntBuilder {
    this.#builder ??= createHuntBuilder({
      library: createLibrary(this.#deps.readPlaces(), geoGazetteer()),
      grid: this.#deps.grid,
      lexicon: addressLexicon(),
    });
    return this.#builder;
  }
}

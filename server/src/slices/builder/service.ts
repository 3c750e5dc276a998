import type { Grid } from "@ten-paces/geo/grid";
import {
  addressLexicon,
  createHuntBuilder,
  createLibrary,
  geoGazetteer,
  type HuntBuilder,
} from "@ten-paces/hunt-builder";
import { readLibraryFiles } from "../places/service.ts";

/** Loads the library and the words when they are first needed: a start does not wait for them. */
export class Builder {
  readonly #grid: Grid;
  #builder: HuntBuilder | null = null;

  constructor(grid: Grid) {
    this.#grid = grid;
  }

  get(): HuntBuilder {
    this.#builder ??= createHuntBuilder({
      library: createLibrary(readLibraryFiles(), geoGazetteer()),
      grid: this.#grid,
      lexicon: addressLexicon(),
    });
    return this.#builder;
  }
}

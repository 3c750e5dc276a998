import {
  addressLexicon,
  type ClueWriter,
  createHuntBuilder,
  createLibrary,
  geoGazetteer,
  type HuntBuilder,
} from "@ten-paces/hunt-builder";
import type { Deps } from "../../lib/deps.ts";

/** Loads the library and the words when they are first needed: a start does not wait for them. */
export class Builder {
  readonly #deps: Pick<Deps, "grid" | "readPlaces" | "config">;
  #builder: HuntBuilder | null = null;

  constructor(deps: Pick<Deps, "grid" | "readPlaces" | "config">) {
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

  /** Who words the clues of a hunt from the builder: shown to the operator. */
  get writerName(): string {
    const { model } = this.#deps.config;
    return model ? `${model.provider}:${model.model}` : "offline";
  }

  /** A writer for one job, with that job's spending cap; the model's code is loaded only where one is set. */
  async openWriter(): Promise<{ writer?: ClueWriter }> {
    const { model } = this.#deps.config;
    if (!model) return {};
    const { createModelWriter } = await import("@ten-paces/hunt-builder/model");
    return { writer: createModelWriter(model) };
  }
}

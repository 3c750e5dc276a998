import {
  addressLexicon,
  type ClueWriter,
  createHuntBuilder,
  createLibrary,
  geoGazetteer,
  type HuntBuilder,
  type SecondAttack,
} from "@ten-paces/hunt-builder";
import type { Deps } from "../../lib/deps.ts";

export { fromPreview, toPreview } from "./drafts.ts";
export { measured } from "./measured.ts";
export { findShortage } from "./shortage.ts";
export { mayStore } from "./storable.ts";

/** Who writes and attacks in one job. */
export interface Crew {
  writer?: ClueWriter;
  secondAttack?: SecondAttack;
  spentUsd(): number;
}

export const offlineCrew: Crew = { spentUsd: () => 0 };

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

  /**
   * A writer and an attack for one job, both from one purse that holds the job's spending cap. The model's
   * code is loaded only where one is set.
   */
  async openCrew(): Promise<Crew> {
    const { model } = this.#deps.config;
    if (!model) return offlineCrew;
    const { createModelAttack, createModelWriter, createSpending } = await import(
      "@ten-paces/hunt-builder/model"
    );
    const spending = createSpending(model.spendingCapUsd);
    const settings = { ...model, spending };
    return {
      writer: createModelWriter(settings),
      secondAttack: createModelAttack(settings),
      spentUsd: () => spending.spentUsd(),
    };
  }
}

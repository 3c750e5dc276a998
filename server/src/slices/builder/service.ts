import type { Point } from "@ten-paces/geo";
import {
  addressLexicon,
  createHuntBuilder,
  createLibrary,
  geoGazetteer,
  type HuntBuilder,
  type Place,
  standOf,
} from "@ten-paces/hunt-builder";
import type { Deps } from "../../lib/deps.ts";
import { readFamous } from "../places/service.ts";
import { type Crew, type CrewOrder, openCrew } from "./crew.ts";

export { createFromDraft } from "./create.ts";
export { forgetPurses, offlineCrew } from "./crew.ts";
export { fromPreview, toPreview } from "./drafts.ts";
export { judged } from "./judged.ts";
export { measured } from "./measured.ts";
export { findShortage } from "./shortage.ts";
export { mayStore } from "./storable.ts";

type BuilderDeps = Pick<Deps, "grid" | "addresses" | "readPlaces" | "config" | "db" | "clock">;

/** Loads the library and the words when they are first needed: a start does not wait for them. */
export class Builder {
  readonly #deps: BuilderDeps;
  #builder: HuntBuilder | null = null;

  #pins: ReadonlyMap<string, Point> = new Map();
  #own: readonly Place[] = [];

  constructor(deps: BuilderDeps) {
    this.#deps = deps;
  }

  get(): HuntBuilder {
    this.#builder ??= createHuntBuilder({
      library: createLibrary(this.#readPinned(), geoGazetteer(), readFamous()),
      grid: {
        ...this.#deps.grid,
        placesElsewhere: this.#deps.addresses.wordSource !== null,
      },
      lexicon: addressLexicon(),
    });
    return this.#builder;
  }

  /** Where finders stood at places, by their ids: the next hunts stand there. */
  usePins(pins: ReadonlyMap<string, Point>): void {
    const same =
      pins.size === this.#pins.size &&
      [...pins].every(([id, { lat, lng }]) => {
        const before = this.#pins.get(id);
        return before?.lat === lat && before.lng === lng;
      });
    if (same) return;
    this.#pins = pins;
    this.#builder = null;
  }

  /** The operator's own places, beside the library's. */
  useOwn(places: readonly Place[]): void {
    if (places.length === 0 && this.#own.length === 0) return;
    this.#own = places;
    this.#builder = null;
  }

  #readPinned(): Place[] {
    return [...this.#deps.readPlaces(), ...this.#own].map((place) => {
      const pin = this.#pins.get(place.id);
      const stand = pin && standOf(place);
      if (!pin || !stand) return place;
      return { ...place, stand: { ...stand, at: [pin.lat, pin.lng], sure: "spot" } };
    });
  }

  /** Who words the clues of a hunt from the builder: shown to the operator. */
  get writerName(): string {
    const { model } = this.#deps.config;
    return model ? `${model.provider}:${model.model}` : "offline";
  }

  /** What a model may cost for one hunt or job; null where none is configured. */
  get spendingCapUsd(): number | null {
    return this.#deps.config.model?.spendingCapUsd ?? null;
  }

  openCrew(order: CrewOrder): Promise<Crew> {
    return openCrew(this.#deps, order);
  }
}

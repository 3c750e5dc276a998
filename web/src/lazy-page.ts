import { type ComponentType, type LazyExoticComponent, lazy } from "react";

/** How long a part of the page may take to arrive. */
export const PART_TIMEOUT_MS = 120_000;

/** A part of the page did not arrive in time, or is gone after a deploy. Only a reload helps. */
export class PartMissing extends Error {}

/**
 * The part as it arrives.
 * @throws PartMissing after 120 s, or when the file cannot be fetched
 */
export function arrivalOf<Part>(load: () => Promise<Part>): Promise<Part> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new PartMissing("A part of this page did not arrive.")),
      PART_TIMEOUT_MS,
    );
    load()
      .then(resolve, (cause: unknown) =>
        reject(new PartMissing("A part of this page could not be loaded.", { cause })),
      )
      .finally(() => clearTimeout(timer));
  });
}

/** A page as a part of its own: fetched when it is first shown, given up after 120 s. */
export function lazyPage(
  load: () => Promise<{ default: ComponentType }>,
): LazyExoticComponent<ComponentType> {
  return lazy(() => arrivalOf(load));
}

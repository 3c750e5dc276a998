import type { ArtefactKind } from "@ten-paces/contract";
import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { arrivalOf } from "../../lazy-page.ts";
import type { DrawingProps } from "./drawing.ts";

type Drawing<K extends ArtefactKind> = LazyExoticComponent<ComponentType<DrawingProps<K>>>;

/** How each kind is drawn; its code comes with the first puzzle of the kind. */
export const drawings: { [K in ArtefactKind]?: Drawing<K> } = {
  cards: lazy(() => arrivalOf(() => import("./kinds/cards.tsx"))),
  bearings: lazy(() => arrivalOf(() => import("./kinds/bearings.tsx"))),
  book_code: lazy(() => arrivalOf(() => import("./kinds/book-code.tsx"))),
  keyed_cipher: lazy(() => arrivalOf(() => import("./kinds/keyed-cipher.tsx"))),
  order: lazy(() => arrivalOf(() => import("./kinds/order.tsx"))),
  errata: lazy(() => arrivalOf(() => import("./kinds/errata.tsx"))),
  groups: lazy(() => arrivalOf(() => import("./kinds/groups.tsx"))),
  cryptogram: lazy(() => arrivalOf(() => import("./kinds/cryptogram.tsx"))),
  map_path: lazy(() => arrivalOf(() => import("./kinds/map-path.tsx"))),
  lookout: lazy(() => arrivalOf(() => import("./kinds/lookout.tsx"))),
  nonogram: lazy(() => arrivalOf(() => import("./kinds/nonogram.tsx"))),
  crossed_words: lazy(() => arrivalOf(() => import("./kinds/crossed-words.tsx"))),
  drop_quote: lazy(() => arrivalOf(() => import("./kinds/drop-quote.tsx"))),
  letter_path: lazy(() => arrivalOf(() => import("./kinds/letter-path.tsx"))),
  meta_frame: lazy(() => arrivalOf(() => import("./kinds/meta-frame.tsx"))),
  meta_sheet: lazy(() => arrivalOf(() => import("./kinds/meta-sheet.tsx"))),
  meta_plate: lazy(() => arrivalOf(() => import("./kinds/meta-plate.tsx"))),
  meta_book: lazy(() => arrivalOf(() => import("./kinds/meta-book.tsx"))),
  meta_scales: lazy(() => arrivalOf(() => import("./kinds/meta-scales.tsx"))),
  switches: lazy(() => arrivalOf(() => import("./kinds/switches.tsx"))),
  lamp_log: lazy(() => arrivalOf(() => import("./kinds/lamp-log.tsx"))),
  doors: lazy(() => arrivalOf(() => import("./kinds/doors.tsx"))),
};

/** Kinds whose drawing is typed into, with keys of its own. */
export const haveKeys: ReadonlySet<ArtefactKind> = new Set([
  "cryptogram",
  "crossed_words",
  "drop_quote",
  "errata",
]);

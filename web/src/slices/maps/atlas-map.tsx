import { findState } from "@ten-paces/geo";
import { useState } from "react";
import { classNames } from "../../ui/class-names.ts";
import atlas from "./generated/atlas/atlas.json";

export type AtlasMapProps = {
  /** Two-letter codes of states with hunts that are open. */
  open: ReadonlySet<string>;
  /** Of states in which the reader plays. */
  own: ReadonlySet<string>;
  /** The chosen state, or nothing. */
  chosen: string;
  onChoose: (code: string) => void;
};

/** The states to choose from by pointing; whoever cannot point has the list of states beside it. */
export default function AtlasMap({ open, own, chosen, onChoose }: AtlasMapProps) {
  const [under, setUnder] = useState<string | null>(null);
  const named = under ?? (chosen in atlas ? chosen : null);
  return (
    <div className="relative">
      <svg aria-hidden="true" viewBox="0 0 1920 1200" className="block w-full touch-manipulation">
        {Object.entries(atlas).map(([code, path]) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the list of states does the same by keyboard
          <path
            key={code}
            d={path}
            fillRule="evenodd"
            strokeWidth={code === chosen ? 7 : 3}
            className={classNames(
              "transition-colors duration-150",
              open.has(code) ? "cursor-pointer" : "pointer-events-none",
              code === chosen
                ? "fill-pine stroke-raised"
                : own.has(code)
                  ? "fill-brass stroke-raised hover:fill-pine"
                  : open.has(code)
                    ? "fill-pine/35 stroke-edge hover:fill-pine"
                    : "fill-sunken stroke-contour",
            )}
            onPointerEnter={() => setUnder(code)}
            onPointerLeave={() => setUnder(null)}
            onClick={() => onChoose(code === chosen ? "" : code)}
          />
        ))}
      </svg>
      <p
        aria-hidden="true"
        className="pointer-events-none absolute right-2 bottom-0 min-h-6 font-display text-lg font-semibold"
      >
        {named && findState(named)?.name}
      </p>
    </div>
  );
}

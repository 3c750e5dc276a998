import type { Point } from "@ten-paces/geo";
import { ExternalLink } from "lucide-react";
import { formatPoint } from "../squares/coordinates.ts";

/** Coordinates that open a public map in another tab, without telling it where one came from. */
export function PlaceLink({ center }: { center: Point }) {
  const { lat, lng } = center;
  return (
    <a
      href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=18/${lat}/${lng}`}
      target="_blank"
      rel="noreferrer"
      className="link inline-flex min-h-6 items-center gap-1 font-mono text-sm"
    >
      {formatPoint(center)}
      <ExternalLink aria-hidden="true" className="size-3.5" />
      <span className="sr-only">(opens a map in a new tab)</span>
    </a>
  );
}

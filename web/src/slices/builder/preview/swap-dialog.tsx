import { useQuery } from "@tanstack/react-query";
import type { HuntDraftShape, listFreePlaces, Result } from "@ten-paces/contract";
import { lazy, Suspense, useMemo, useState } from "react";
import { arrivalOf } from "../../../lazy-page.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { MapFallback } from "../../maps/map-fallback.tsx";
import { freePlacesQuery } from "../queries.ts";
import { useRested } from "../use-rested.ts";
import { PickedPlace } from "./picked-place.tsx";

const SwapMap = lazy(() => arrivalOf(() => import("./swap-map.tsx")));

type SwapDialogProps = {
  draft: HuntDraftShape;
  /** The square to be moved; null while the window is closed. */
  num: number | null;
  onClose: () => void;
  /** Null for any unused place. */
  onChoose: (num: number, placeId: string | null) => void;
};

/** Chooses another place for a square, out of those that this hunt may take. */
export function SwapDialog({ draft, num, onClose, onChoose }: SwapDialogProps) {
  return (
    <Dialog
      open={num !== null}
      onOpenChange={(open) => !open && onClose()}
      title={`Another place for square ${num ?? ""}`}
      description="All its texts are written anew for the place you choose, in the list or on the map."
      width="wide"
    >
      {num !== null && (
        <PlaceChoice draft={draft} num={num} onChoose={(placeId) => onChoose(num, placeId)} />
      )}
    </Dialog>
  );
}

const REST_MS = 250;

type FreePlace = Result<typeof listFreePlaces>["places"][number];

type PlaceChoiceProps = {
  draft: HuntDraftShape;
  num: number;
  onChoose: (placeId: string | null) => void;
};

function PlaceChoice({ draft, num, onChoose }: PlaceChoiceProps) {
  const [typed, setTyped] = useState("");
  const search = useRested(typed.trim(), REST_MS);
  const { data, error, isPending } = useQuery(freePlacesQuery(draft, num, search));
  const [picked, setPicked] = useState<string | null>(null);
  const [missed, setMissed] = useState(false);
  const { places, dots } = useMemo(() => {
    const inDraft = new Set(draft.squares.map((square) => square.placeId));
    return {
      places: (data?.places ?? []).filter(({ id }) => !inDraft.has(id)),
      dots: (data?.dots ?? []).filter(([id]) => !inDraft.has(id)),
    };
  }, [data, draft]);
  // What is no more among what is found is not on the map either.
  const shown = dots.some(([id]) => id === picked) ? picked : null;
  return (
    <div className="grid gap-4">
      <Button
        variant="secondary"
        disabled={data !== undefined && search === "" && places.length === 0}
        onClick={() => onChoose(null)}
      >
        {draft.variant === "PHYSICAL" ? "Any free place on the way" : "Any free place"}
      </Button>
      <Field label="Or search by name, town, county or kind">
        <TextInput
          data-first-focus=""
          type="search"
          autoComplete="off"
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      {error && <Notice tone="error">{error.message}</Notice>}
      {isPending && <Skeleton className="h-64 w-full" />}
      {data && (
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <ul className="max-h-96 divide-y divide-contour overflow-y-auto rounded-md border border-contour">
            {places.map((place) => (
              <PlaceLine key={place.id} place={place} onChoose={onChoose} />
            ))}
            {places.length === 0 && (
              <li className="px-4 py-8 text-center text-quiet">
                {search === ""
                  ? "No place is free here. Discard the draft and choose a hunt in stock to be replaced."
                  : "No free place matches."}
              </li>
            )}
          </ul>
          {dots.length > 0 && (
            <div className="grid gap-3 max-lg:row-start-1">
              <Suspense fallback={<MapFallback />}>
                <SwapMap
                  draft={draft}
                  num={num}
                  dots={dots}
                  picked={shown}
                  onPick={(id) => {
                    setPicked(id);
                    setMissed(id === null);
                  }}
                />
              </Suspense>
              <p role="status" className="text-sm empty:hidden">
                {missed && "No free place is there. Zoom in with + or come nearer to a dot."}
              </p>
              {shown === null ? (
                <p className="text-sm text-quiet">
                  Dots are free places; the X is the square as it is. Click a dot, or bring it under
                  the cross by the arrow keys and press Enter.
                </p>
              ) : (
                <PickedPlace key={shown} placeId={shown} onTake={onChoose} />
              )}
            </div>
          )}
        </div>
      )}
    </div>
  );
}

type PlaceLineProps = { place: FreePlace; onChoose: (placeId: string) => void };

function PlaceLine({ place, onChoose }: PlaceLineProps) {
  return (
    <li>
      <button
        type="button"
        onClick={() => onChoose(place.id)}
        className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2 text-left hover:bg-pine-wash focus-visible:-outline-offset-3"
      >
        <span className="min-w-0">
          <span className="font-semibold">{place.name}</span>{" "}
          <span className="text-sm text-quiet">
            {place.town}, {place.county}
            {place.miles !== null && `, ${place.miles} mi away`}
          </span>
          {place.usedIn.length > 0 && (
            <span className="block text-sm text-quiet">
              Used before in {place.usedIn.map(({ huntName }) => huntName).join(", ")}
            </span>
          )}
        </span>
        <Badge>{place.kind.replaceAll("_", " ")}</Badge>
      </button>
    </li>
  );
}

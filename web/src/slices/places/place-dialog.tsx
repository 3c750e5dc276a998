import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { stateName } from "../hunts/state-names.ts";
import { OwnActions } from "./own/own-actions.tsx";
import { PlaceSheet } from "./place-sheet.tsx";
import { countyLabel, kindLabel } from "./place-words.ts";
import { type PlaceDetail, type PlaceList, placeQuery } from "./queries.ts";
import { WithdrawalButton } from "./withdrawal-button.tsx";

type PlaceDialogProps = {
  id: string | null;
  /** What the form of an own place offers. */
  known: Pick<PlaceList, "kinds" | "stocks"> | undefined;
  onClose: () => void;
};

/** Everything of one place, over the list it was opened from. */
export function PlaceDialog({ id, ...rest }: PlaceDialogProps) {
  // What is shown while the dialog closes is what was open.
  const [last, setLast] = useState(id);
  if (id !== null && id !== last) setLast(id);
  if (last === null) return null;
  return <OpenPlace key={last} id={last} open={id !== null} {...rest} />;
}

type OpenPlaceProps = Omit<PlaceDialogProps, "id"> & { id: string; open: boolean };

function OpenPlace({ id, open, known, onClose }: OpenPlaceProps) {
  const { data, error, refetch } = useQuery({ ...placeQuery(id), enabled: open });
  const place = data?.place;
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={place?.name ?? (error ? "No place to show" : "Loading...")}
      description={place && <Whereabouts place={place} />}
      width="wide"
      actions={
        place && (
          <>
            <WithdrawalButton place={place} />
            <OwnActions place={place} known={known} onGone={onClose} />
          </>
        )
      }
    >
      {place ? (
        <PlaceSheet place={place} />
      ) : error ? (
        <ErrorState
          title="Unable to load this place"
          text={error.message}
          action={<Button onClick={() => void refetch()}>Try Again</Button>}
        />
      ) : (
        <Skeleton className="h-96 w-full" />
      )}
    </Dialog>
  );
}

function Whereabouts({ place }: { place: PlaceDetail }) {
  return (
    <>
      {kindLabel(place.kind)} in {place.town}, {countyLabel(place)}, {place.stateCode}. Stock:{" "}
      {stateName(place.stock)}.{place.aliases.length > 0 && ` Also: ${place.aliases.join(", ")}.`}
    </>
  );
}

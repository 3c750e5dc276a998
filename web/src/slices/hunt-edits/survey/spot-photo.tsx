import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { formatDateTime } from "../../../ui/dates.ts";
import { Notice } from "../../../ui/notice.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { photoAddress } from "./photo-address.ts";
import { surveyPhotoQuery } from "./photo-query.ts";

/** The photo of a spot, once asked for. */
export function SpotPhoto({ huntId, num }: { huntId: string; num: number }) {
  const [shown, setShown] = useState(false);
  const photo = useQuery({ ...surveyPhotoQuery(huntId, num), enabled: shown });
  return (
    <div className="grid gap-3">
      <Button
        variant="secondary"
        size="small"
        className="justify-self-start pointer-coarse:min-h-11"
        aria-expanded={shown}
        onClick={() => setShown(!shown)}
      >
        {shown ? "Hide Photo" : "Show Photo"}
      </Button>
      {shown && photo.isPending && <Spinner label="Loading..." />}
      {shown && photo.error && <Notice tone="error">{photo.error.message}</Notice>}
      {shown && photo.data && (
        <img
          src={photoAddress(photo.data.photo)}
          alt={`The spot of square ${num}, taken ${formatDateTime(photo.data.takenAt)}`}
          className="max-h-96 max-w-full rounded-md border border-contour object-contain"
        />
      )}
    </div>
  );
}

import type { SurveyPhoto } from "@ten-paces/contract";
import { Camera } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { photoAddress } from "../hunt-edits/survey/photo-address.ts";
import { shrinkPhoto } from "./shrink-photo.ts";

type PhotoStepProps = {
  photo: SurveyPhoto | null | undefined;
  /** Whether one was taken at an earlier survey. */
  had: boolean;
  onPhoto: (photo: SurveyPhoto | null | undefined) => void;
};

/** A picture of the spot for administrators: drawn anew on the phone, small and without its metadata. */
export function PhotoStep({ photo, had, onPhoto }: PhotoStepProps) {
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [unusable, setUnusable] = useState(false);

  async function take(file: File | undefined): Promise<void> {
    if (!file) return;
    setBusy(true);
    const small = await shrinkPhoto(file);
    setBusy(false);
    setUnusable(small === null);
    if (small) onPhoto(small);
  }

  return (
    <section aria-labelledby="survey-photo" className="grid gap-3">
      <h2 id="survey-photo" className="text-xl">
        A photo <span className="text-base font-normal text-quiet">(if you like)</span>
      </h2>
      <p className="text-quiet">
        Of the spot, for administrators alone. It is made small on this phone, and what the camera
        wrote into it (place, time, device) is left out.
      </p>
      {photo && (
        <img
          src={photoAddress(photo)}
          alt="The spot, as you took it"
          className="max-h-64 w-full rounded-md border border-contour object-contain"
        />
      )}
      {had && photo === undefined && <p>The photo of the last survey stays.</p>}
      {unusable && (
        <Notice tone="error" announce>
          This picture cannot be used. Take another one.
        </Notice>
      )}
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        aria-label="Photo of the spot"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          void take(event.target.files?.[0]);
          event.target.value = "";
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          busy={busy}
          busyLabel="Making it small..."
          icon={<Camera aria-hidden="true" className="size-5" />}
          onClick={() => input.current?.click()}
        >
          {photo ? "Take Another" : "Take a Photo"}
        </Button>
        {(photo || (had && photo === undefined)) && (
          <Button variant="ghost" onClick={() => onPhoto(had ? null : undefined)}>
            No photo
          </Button>
        )}
      </div>
    </section>
  );
}

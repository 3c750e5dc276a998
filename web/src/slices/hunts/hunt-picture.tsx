import { type HuntCard, sitePath } from "@ten-paces/contract";
import { useState } from "react";
import { classNames } from "../../ui/class-names.ts";
import { StateArt } from "../../ui/state-art.tsx";

type HuntPictureProps = {
  hunt: Pick<HuntCard, "id" | "state" | "difficulty" | "imageUrl">;
  className?: string;
};

/** The operator's picture of a hunt; without one, or when it does not load, the drawn map sheet. */
export function HuntPicture({ hunt, className }: HuntPictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  // A picture of another site would be blocked, in every card of every page.
  if (hunt.imageUrl && sitePath.test(hunt.imageUrl) && hunt.imageUrl !== failed) {
    return (
      <img
        src={hunt.imageUrl}
        alt=""
        loading="lazy"
        decoding="async"
        width={640}
        height={360}
        onError={() => setFailed(hunt.imageUrl)}
        className={classNames("bg-sunken object-cover", className)}
      />
    );
  }
  return (
    <StateArt
      state={hunt.state}
      seed={hunt.id}
      difficulty={hunt.difficulty}
      {...(className ? { className } : {})}
    />
  );
}

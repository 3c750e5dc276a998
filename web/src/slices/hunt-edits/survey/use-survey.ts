import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type AdminSquare, type Fix, surveySquare } from "@ten-paces/contract";
import { useEffect, useState } from "react";
import { attempt } from "../../../api.ts";
import { useOneAtATime } from "../../../ui/use-one-at-a-time.ts";
import {
  browserPositions,
  type PositionSource,
  type PositionTrouble,
} from "../../field-aids/position-source.ts";
import { refreshHunts } from "../hunts/queries.ts";
import { findSurest, keepRecent } from "./survey-position.ts";

export type SurveyStep = "explaining" | "looking" | "trouble";

/** Listens for the position once asked to, and pins the square to the surest of the last seconds. */
export function useSurvey(
  huntId: string,
  square: AdminSquare,
  source: PositionSource = browserPositions,
) {
  const queryClient = useQueryClient();
  const once = useOneAtATime();
  const [looking, setLooking] = useState(false);
  const [fixes, setFixes] = useState<Fix[]>([]);
  const [trouble, setTrouble] = useState<PositionTrouble | null>(null);
  useEffect(() => {
    if (!looking) return;
    return source.watch({
      onFix: (fix) => {
        setTrouble(null);
        setFixes((old) => keepRecent(old, fix));
      },
      onTrouble: (why) => {
        setTrouble(why);
        // Without a signal the last fix soon says where one has been.
        setFixes([]);
        // A receiver that finds nothing may find something in the next second; a refusal stands.
        if (why !== "unavailable") setLooking(false);
      },
    });
  }, [looking, source]);

  const pin = useMutation({
    mutationFn: ({ lat, lng, accuracy }: Fix) =>
      attempt(surveySquare, {
        params: { id: huntId, num: square.sequenceNum },
        body: { lat, lng, accuracy },
      }),
    onSuccess: (outcome) => {
      if (!outcome.ok) return;
      setLooking(false);
      void refreshHunts(queryClient);
    },
  });
  const step: SurveyStep =
    trouble && fixes.length === 0 ? "trouble" : looking ? "looking" : "explaining";
  return {
    step,
    trouble,
    surest: findSurest(fixes),
    look: () => {
      setTrouble(null);
      setFixes([]);
      setLooking(true);
    },
    pinHere: (fix: Fix) => once(() => pin.mutateAsync(fix)),
    pin,
  };
}

export type Survey = ReturnType<typeof useSurvey>;

import { type DraftSquare, type HuntDraftShape, scoreDraftSquare } from "@ten-paces/contract";
import { useEffect, useEffectEvent, useState } from "react";
import { call } from "../../api.ts";
import { textsKey } from "./draft-edits.ts";

/** How long a text has to rest before it is measured. */
const REST_MS = 700;

interface Rescoring {
  /** Numbers of the squares whose score is not that of their texts yet. */
  stale: ReadonlySet<number>;
  /** A square that came with its score, such as one written anew. */
  settle(square: DraftSquare): void;
}

/** Runs the search again on the squares whose texts have changed and come to rest. */
export function useRescoring(
  draft: HuntDraftShape,
  onScored: (square: DraftSquare) => void,
): Rescoring {
  // At first the writer has measured all of them.
  const [settled, setSettled] = useState<ReadonlySet<string>>(
    () => new Set(draft.squares.map(textsKey)),
  );
  const stale = draft.squares.filter((square) => !settled.has(textsKey(square)));
  const staleKey = stale.map(textsKey).join("\n");

  const measure = useEffectEvent(async (signal: AbortSignal) => {
    const squares = stale;
    await Promise.all(
      squares.map(async (square) => {
        try {
          onScored(
            (
              await call(
                scoreDraftSquare,
                { body: { square, difficulty: draft.difficulty } },
                { signal },
              )
            ).square,
          );
        } catch {
          // The old score stays; the next change of the text tries again.
        }
      }),
    );
    if (!signal.aborted) setSettled((old) => new Set([...old, ...squares.map(textsKey)]));
  });
  useEffect(() => {
    if (staleKey === "") return;
    const left = new AbortController();
    const timer = setTimeout(() => void measure(left.signal), REST_MS);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [staleKey]);
  return {
    stale: new Set(stale.map((square) => square.sequenceNum)),
    settle: (square) => setSettled((old) => new Set([...old, textsKey(square)])),
  };
}

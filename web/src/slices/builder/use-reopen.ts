import { useMutation } from "@tanstack/react-query";
import { getHuntDraft } from "@ten-paces/contract";
import { useEffect, useEffectEvent } from "react";
import { call } from "../../api.ts";
import { useSearchParams } from "../../routing.tsx";
import type { DeskEvent, DeskState } from "./desk-state.ts";

/** Opens the hunt that the address names on the builder's desk; asks first where another draft lies on it. */
export function useReopen(desk: DeskState, dispatch: (event: DeskEvent) => void) {
  const [params, setParams] = useSearchParams();
  const wanted = params.get("hunt");
  const done = () =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete("hunt");
        return next;
      },
      { replace: true },
    );
  const open = useMutation({
    mutationFn: (id: string) => call(getHuntDraft, { params: { id } }),
    onSuccess: ({ hunt, version, status }, id) =>
      dispatch({ type: "opened", draft: hunt, stored: { id, version, status } }),
    onSettled: done,
  });
  const occupied = desk.step !== "form";
  const begin = useEffectEvent((id: string) => {
    if (!occupied) open.mutate(id);
  });
  useEffect(() => {
    if (wanted !== null) begin(wanted);
  }, [wanted]);
  return {
    error: open.error,
    isPending: open.isPending,
    asks: wanted !== null && occupied && !open.isPending,
    replace: () => wanted !== null && open.mutate(wanted),
    keep: done,
  };
}

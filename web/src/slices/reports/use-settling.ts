import { useMutation, useQueryClient } from "@tanstack/react-query";
import { dismissReport, type Input, matchReport, settleSquare } from "@ten-paces/contract";
import { call } from "../../api.ts";
import { toast } from "../../ui/toast-store.ts";

type Settling =
  | { kind: "settle"; input: Input<typeof settleSquare> }
  | { kind: "match"; input: Input<typeof matchReport> }
  | { kind: "dismiss"; input: Input<typeof dismissReport> };

const DONE = {
  rest: "The square rests.",
  reopen: "The square is open again, and its hunters are told.",
  move: "The square was moved and is open.",
  void: "The square is void. Everybody passes it, and is told.",
} as const;

async function send(settling: Settling): Promise<string> {
  switch (settling.kind) {
    case "settle":
      await call(settleSquare, settling.input);
      return DONE[settling.input.body.how];
    case "match": {
      const { rested } = await call(matchReport, settling.input);
      return rested === 1 ? "One square rests now." : `${rested} squares rest now.`;
    }
    case "dismiss":
      await call(dismissReport, settling.input);
      return "The report is settled.";
  }
}

/** Does what an operator decides about a report, and reads the lists anew. */
export function useSettling() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (text) => toast({ tone: "success", text }),
    onError: (error) => toast({ tone: "error", text: error.message }),
    onSettled: () => client.invalidateQueries({ queryKey: ["admin"] }),
  });
}

export type SettlingMutation = ReturnType<typeof useSettling>;

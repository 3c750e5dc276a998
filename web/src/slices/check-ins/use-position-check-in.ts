import type { AskedQuestion } from "@ten-paces/contract";
import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { onServerClock } from "../../server-clock.ts";
import { browserPositions, type PositionSource } from "../field-aids/position-source.ts";
import { checkInReducer } from "./check-in-state.ts";
import { browserTimer, collectFixes } from "./fix-collector.ts";
import type { CheckInBody } from "./pending-attempt.ts";
import { describeDevice } from "./this-device.ts";
import type { AttemptSender } from "./use-send-attempt.ts";
import { watchNetwork } from "./watch-network.ts";

/** Longer than the presses of a double click lie apart, shorter than anybody reads. */
const doubleClickMs = 500;

/** Drives a check-in by position: permission, fixes, the call and its answer. */
export function usePositionCheckIn(
  sender: AttemptSender,
  squareNum: number,
  source: PositionSource = browserPositions,
) {
  const [state, dispatch] = useReducer(checkInReducer, { phase: "closed" });
  const stop = useRef<() => void>(() => {});
  const openedAt = useRef(Number.NEGATIVE_INFINITY);
  // Up here, so that what was typed is still there after a wrong answer.
  const [typed, setTyped] = useState("");
  useEffect(() => () => stop.current(), []);

  const deliver = useCallback(
    async (body: CheckInBody) => {
      dispatch({ type: "sending" });
      const outcome = await sender.send(body);
      dispatch({ type: "outcome", outcome });
      return outcome;
    },
    [sender],
  );

  /** Collects fixes, then sends them. */
  const locate = useCallback(() => {
    stop.current();
    dispatch({ type: "locating" });
    stop.current = collectFixes(source, browserTimer, {
      onReading: (reading) => dispatch({ type: "reading", reading }),
      onDone: (collected) => {
        if (collected.kind === "trouble") dispatch({ type: "trouble", trouble: collected.trouble });
        else {
          const fixes = collected.fixes.map((fix) => ({ ...fix, at: onServerClock(fix.at) }));
          void deliver({ squareNum, fixes, device: describeDevice() });
        }
      },
    });
  }, [source, squareNum, deliver]);

  /** @param asked the question that is left here, where the position was accepted before */
  const open = useCallback(
    async (asked?: AskedQuestion) => {
      openedAt.current = performance.now();
      const unanswered = sender.findUnanswered(squareNum) !== null;
      const permissionGranted = (await source.permission()) === "granted";
      dispatch({ type: "opened", permissionGranted, unanswered, ...(asked ? { asked } : {}) });
      if (permissionGranted && !unanswered && !asked) locate();
    },
    [sender, squareNum, source, locate],
  );

  /** Answers the question of the square. */
  const answer = useCallback(async () => {
    const outcome = await deliver({ squareNum, answer: typed.trim(), device: describeDevice() });
    if (outcome.kind === "answered" && outcome.answer.success) setTyped("");
  }, [deliver, squareNum, typed]);

  /**
   * Sends the attempt that was never answered once more. Where it had never arrived its fixes are too
   * old by now: then a new one is taken, as where there is none.
   */
  const resend = useCallback(async () => {
    const unanswered = sender.findUnanswered(squareNum);
    const outcome = unanswered && (await deliver(unanswered.body));
    if (!outcome || (outcome.kind === "refused" && outcome.code === "fixes_unusable")) locate();
  }, [sender, squareNum, deliver, locate]);

  // What waits for a network is sent by itself once it is back, also after the page was closed and opened.
  const { phase } = state;
  const [waits, setWaits] = useState(false);
  useEffect(() => {
    const isFree = phase === "closed" || phase === "lost";
    const waiting = isFree && sender.findUnanswered(squareNum) !== null;
    setWaits(waiting);
    if (!waiting) return;
    const trySending = async () => {
      const unanswered = sender.findUnanswered(squareNum);
      if (!unanswered) {
        // Another tab has sent it and was answered: there is nothing left to wait for here.
        setWaits(false);
        dispatch({ type: "closed" });
        sender.readAnew();
        return true;
      }
      const outcome = await sender.send(unanswered.body);
      if (outcome.kind === "lost") return false;
      dispatch({ type: "arrived", outcome });
      setWaits(false);
      return true;
    };
    // One that has just failed is not sent again in the same breath.
    return watchNetwork(trySending, { now: phase === "closed" });
  }, [phase, sender, squareNum]);

  const close = useCallback(() => {
    // The second press of a double click falls beside the window that the first one opened.
    if (performance.now() - openedAt.current < doubleClickMs) return;
    dispatch({ type: "closed" });
    if (state.phase !== "sending") stop.current();
  }, [state.phase]);

  return { state, waits, open, locate, resend, close, typed, setTyped, answer };
}

export type PositionCheckIn = ReturnType<typeof usePositionCheckIn>;

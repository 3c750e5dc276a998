/**
 * A run is one hunter in one hunt: the subscription, and how far they are (the table `subscriptions`). Every
 * write to it but those of record_check_in stands here; what may be written when, its callers know.
 */

export {
  creditTime,
  forgiveMisses,
  listAt,
  listHuntsWithWaiting,
  listNextFinishers,
  listWaiting,
  lockRuns,
  mostTimeInHand,
  passSquare,
  type RunAt,
  setPlaceWaits,
} from "./rests-sql.ts";
export {
  countGuess,
  endAtCycle,
  endDue,
  endRuns,
  eraseRuns,
  finish,
  forgetRuns,
  holdsSlot,
  insertFreeRun,
  keepWithinSlots,
  noteShown,
  putSubscription,
  setPlan,
  startClock,
  useFreeLevel3,
} from "./sql.ts";

export { awardPrize, listFreePlaces } from "./award.ts";
export { findClaim, openClaim, resealClaims } from "./claims.ts";
export { schedulePrizeDates } from "./dates.ts";
export { disqualify, notifyWinner, pay } from "./moves.ts";
export { isOpen, mayMove } from "./rules.ts";
export {
  findPrize,
  findWinner,
  hasOpenPrize,
  listPrizes,
  lockPrize,
  type PrizeRow,
  storePrizeSignals,
} from "./sql.ts";

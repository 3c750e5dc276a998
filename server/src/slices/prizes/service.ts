export { awardPrize, listFreePlaces } from "./award.ts";
export { bitcoinAddressFault } from "./bitcoin-address.ts";
export { type ClaimRow, findClaim, openClaim } from "./claims.ts";
export { schedulePrizeDates } from "./dates.ts";
export {
  type AnswerRow,
  decide,
  findAnswer,
  hold,
  listAnswers,
  openAnswerFile,
} from "./hold.ts";
export { disqualify, lockWithHunt, notifyWinner, pay } from "./moves.ts";
export { readOwnSealed } from "./own-sealed.ts";
export { answerableUntil, whyHeld } from "./present.ts";
export { resealClaims } from "./reseal.ts";
export { isOpen, mayMove, shareOf } from "./rules.ts";
export {
  findPrize,
  findWinner,
  hasOpenPrize,
  listPrizes,
  lockPrize,
  type PrizeRow,
  storePrizeSignals,
} from "./sql.ts";

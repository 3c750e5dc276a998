export { cancelHunt, completeByHand } from "./cancel.ts";
export { scheduleClosings } from "./closing.ts";
export {
  completeHunt,
  countHuntsWaiting,
  countSurveysOwed,
  moveHunt,
  openByItself,
  openNext,
  sayNotBacked,
} from "./moves.ts";
export { deleteHunt } from "./removal.ts";
export { isFrozen, isLive, mayMove } from "./rules.ts";
export { countActiveSubscriptions } from "./sql.ts";

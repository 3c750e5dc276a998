export { cancelHunt } from "./cancel.ts";
export { completeHunt, moveHunt, openNext } from "./moves.ts";
export { mayMove } from "./rules.ts";
export { countActiveSubscriptions, deleteHunt } from "./sql.ts";

export { addressOfMove, movePin } from "./move.ts";
export { findPhoto } from "./surveys-sql.ts";

export { movePin } from "./move.ts";

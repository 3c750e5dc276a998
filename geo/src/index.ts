export * from "./check-in-geometry.ts";
export * from "./distance.ts";
export * from "./point.ts";
export * from "./reach.ts";
export * from "./state-at.ts";
export * from "./states.ts";
export * from "./three-words.ts";
export * from "./units.ts";

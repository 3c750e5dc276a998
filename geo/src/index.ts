export * from "./check-in-geometry.ts";
export * from "./distance.ts";
export * from "./point.ts";
export * from "./units.ts";

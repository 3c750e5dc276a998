import { doors } from "./doors.ts";
import type { Kind } from "./kind.ts";

/** Every kind of puzzle there is; a new one is a line here, in solve/solvers.ts and in the web's drawings. */
export const kinds: readonly Kind[] = [doors];

import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** V8's flags while long work runs, and as V8 has them otherwise. */
const lean = [
  // Percent of what lives that the heap may grow by before it is cleared up. V8's own judgement is up to four times
  // what lives, and what lies outside of the heap makes it more generous still.
  { flag: "heap-growing-percent", within: 50, otherwise: 0 },
  // Calls after which the optimising compiler takes up a function. It took a ninth of the processor time of a stock,
  // for code most of which the compiler before it runs as fast.
  { flag: "invocation-count-for-turbofan", within: 40_000, otherwise: 3_000 },
  // Bytes of other functions that it takes into one of those.
  { flag: "max-inlined-bytecode-size-cumulative", within: 0, otherwise: 920 },
  // Clearings of the whole heap after which code that has not run meanwhile is forgotten: with as many of them as there
  // are here, a kind of puzzle that comes once in some hunts was compiled again each time.
  { flag: "bytecode-old-age", within: 1_000, otherwise: 6 },
] as const;

let running = 0;

function set(state: "within" | "otherwise"): void {
  for (const each of lean) setFlagsFromString(`--${each.flag}=${each[state]}`);
}

/** Clears the heap up now. Node hands V8's function for it only to a context that is made while its flag is set. */
function clearUp(): void {
  setFlagsFromString("--expose-gc");
  const clear: () => void = runInNewContext("gc");
  setFlagsFromString("--no-expose-gc");
  clear();
}

/**
 * Does long work with a heap that is cleared up early and little of it compiled for speed. The whole stock passes
 * through memory once; left alone the heap holds three times what lives in it before anybody clears it up. V8 reads
 * these flags whenever it clears up or compiles, so that they hold for the work alone: answers to requests would pay
 * for them all day. How far the heap may grow is judged at each clearing for the time to the next, so that the work
 * begins with one: what was judged before it let the first hunts grow the heap to twice what all others need.
 */
export async function workLean<T>(work: () => Promise<T>): Promise<T> {
  running += 1;
  if (running === 1) {
    set("within");
    clearUp();
  }
  try {
    return await work();
  } finally {
    running -= 1;
    if (running === 0) set("otherwise");
  }
}

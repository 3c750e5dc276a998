import { setFlagsFromString } from "node:v8";

/** Percent of what lives that the heap may grow by before it is cleared up. */
const leanPercent = 40;
/** V8's own judgement: up to four times what lives, and what lies outside of the heap makes it more generous still. */
const ownJudgement = 0;

let running = 0;

/**
 * Does long work with a heap that is cleared up early. The whole stock passes through memory once; left alone the heap
 * holds three times what lives in it before anybody clears it up. V8 reads this flag at each clearing, so that it holds
 * for the work alone: answers to requests would pay for it all day.
 */
export async function withLeanHeap<T>(work: () => Promise<T>): Promise<T> {
  running += 1;
  if (running === 1) setFlagsFromString(`--heap-growing-percent=${leanPercent}`);
  try {
    return await work();
  } finally {
    running -= 1;
    if (running === 0) setFlagsFromString(`--heap-growing-percent=${ownJudgement}`);
  }
}

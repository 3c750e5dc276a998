// One hunt after another of a state, in a process of its own that has built none: writes a HuntWork.
import { sampleBuilder } from "../hunt-builder/scripts/library.ts";
import { planStock } from "../hunt-builder/src/index.ts";
import { fixedSeconds } from "./fixed-calculation.ts";

export interface HuntWork {
  /** Processor seconds of the slowest. */
  seconds: number;
  /** Which it was. */
  slowest: string;
  /** Of the fixed calculation, in the same process. */
  fixed: number;
}

const builder = sampleBuilder();
let work: HuntWork = { seconds: 0, slowest: "", fixed: 0 };
for (const request of planStock(builder.library, "bench")) {
  if (request.state !== "TEXAS" && request.state !== "NATIONAL") continue;
  const before = process.cpuUsage();
  await builder.build(request);
  const { user, system } = process.cpuUsage(before);
  const seconds = (user + system) / 1e6;
  const slowest = `${request.state} ${request.variant} ${request.difficulty}`;
  if (seconds > work.seconds) work = { ...work, seconds, slowest };
}
process.stdout.write(JSON.stringify({ ...work, fixed: fixedSeconds() }));

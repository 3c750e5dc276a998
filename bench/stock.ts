// Generate All in a process of its own, on a new folder: `node bench/stock.ts <folder>` writes a StockWork.
import { Builder } from "../server/src/slices/builder/service.ts";
import { readLibraryFiles } from "../server/src/slices/places/service.ts";
import { generateAll } from "../server/src/slices/stock/stock.ts";
import { fixedSeconds } from "./fixed-calculation.ts";
import { openForWork } from "./world.ts";

export interface StockWork {
  /** Of the processor, user and system, from the open database to the last hunt. */
  seconds: number;
  /** Of the fixed calculation in the same process, before and after it: the mean. */
  fixed: number;
  /** Of the whole process since it began. */
  peakMb: number;
  made: number;
  failed: number;
}

const [dataDir] = process.argv.slice(2);
if (!dataDir) throw new Error("Which folder?");
const deps = { ...(await openForWork(dataDir)), readPlaces: readLibraryFiles };
const fixedBefore = fixedSeconds();
const before = process.cpuUsage();
const { made, failed } = await generateAll(deps, new Builder(deps), {
  id: "bench",
  payload: { seed: "bench" },
  attempt: 1,
  ending: new AbortController().signal,
  progress: async () => {},
});
const { user, system } = process.cpuUsage(before);
const peakMb = process.resourceUsage().maxRSS / 1024;
await deps.db.close();
const work: StockWork = {
  seconds: (user + system) / 1e6,
  fixed: (fixedBefore + fixedSeconds()) / 2,
  peakMb,
  made,
  failed: failed.length,
};
process.stdout.write(JSON.stringify(work));

import type { Deps } from "../../lib/deps.ts";
import { getBtcPrice, storeBtcPrice } from "./service.ts";

const hourMs = 3_600_000;
const waitsMs = 10_000;
/** A price that is this many times another from one hour to the next is a fault, and nobody's prize is fixed by it. */
const mostTimes = 2;

/** Asks the configured source every hour what a Bitcoin costs; a failure is a failed job, and the price stays. */
export function schedulePriceSource(deps: Deps): void {
  const { btcSource } = deps.config;
  const isWanted = async () => btcSource !== null;
  deps.jobs.schedule({ kind: "btc_price", everyMs: hourMs, isWanted }, async () => {
    if (!btcSource) return;
    const response = await fetch(btcSource.url, { signal: AbortSignal.timeout(waitsMs) });
    if (!response.ok) throw new Error(`${btcSource.host} answered ${response.status}.`);
    const usd = readPrice(await response.json(), btcSource.field);
    if (usd === null) {
      throw new Error(`${btcSource.host} named no price at "${btcSource.field}".`);
    }
    const known = await getBtcPrice(deps);
    const isJump = usd > known.usd * mostTimes || usd * mostTimes < known.usd;
    // The price of the configuration is nobody's: it may be years old.
    if (known.asOf !== null && isJump) {
      throw new Error(
        `${btcSource.host} named $${usd}, and it was $${known.usd}: set it by hand if that is right.`,
      );
    }
    await storeBtcPrice(deps, usd);
  });
}

/** The dollars at a path such as "data.amount", as a number or in digits; null where there are none. */
export function readPrice(answer: unknown, field: string): number | null {
  const found = field.split(".").reduce<unknown>((at, name) => {
    if (typeof at !== "object" || at === null) return null;
    return (at as Record<string, unknown>)[name];
  }, answer);
  if (typeof found !== "number" && typeof found !== "string") return null;
  const usd = Math.round(Number(found) * 100) / 100;
  return usd >= 1 && usd <= 100_000_000 ? usd : null;
}

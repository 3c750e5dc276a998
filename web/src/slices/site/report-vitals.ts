import { type Input, reportVitals } from "@ten-paces/contract";
import { apiBase } from "../../api-base.ts";
import { whenIdle } from "../../when-idle.ts";

type Vital = Input<typeof reportVitals>["body"];

/** Sends one measure even while the page is being left, where a fetch would be dropped. */
function send({ name, value }: Vital): void {
  const body = new Blob([JSON.stringify({ name, value })], { type: "application/json" });
  navigator.sendBeacon(`${apiBase}${reportVitals.path}`, body);
}

async function begin(): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import("web-vitals");
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(send);
}

/** Measures how the page felt, once the browser has nothing better to do; names and numbers only. */
export function reportVitalsWhenIdle(): void {
  // The report is for the operator: that it could not be loaded is nothing to a reader.
  whenIdle(() => void begin().catch(() => undefined), 10_000);
}

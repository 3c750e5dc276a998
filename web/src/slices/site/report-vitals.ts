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

const AFTER_FIRST_VIEW_MS = 3_000;

/** Measures how the page felt, once the browser has nothing better to do; names and numbers only. */
export function reportVitalsWhenIdle(): void {
  // The report is for the operator: that it could not be loaded is nothing to a reader.
  const start = () => void begin().catch(() => undefined);
  // Not beside the first view, which is what is measured: the browser keeps the early measures.
  setTimeout(() => whenIdle(start, 10_000), AFTER_FIRST_VIEW_MS);
}

import type { SurveyPhoto } from "@ten-paces/contract";

/** An address that an <img> can show. */
export function photoAddress({ type, base64 }: SurveyPhoto): string {
  return `data:${type};base64,${base64}`;
}

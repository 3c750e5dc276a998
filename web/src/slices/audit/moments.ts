export type Span = "any" | "today" | "yesterday" | "7-days" | "30-days";

/** From when until when a span is, seen from a moment; days begin at the reader's own midnight. */
export function momentsOf(span: Span, now: Date): { from?: string; until?: string } {
  const midnight = (daysAgo: number) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo).toISOString();
  switch (span) {
    case "any":
      return {};
    case "today":
      return { from: midnight(0) };
    case "yesterday":
      return { from: midnight(1), until: midnight(0) };
    case "7-days":
      return { from: midnight(6) };
    case "30-days":
      return { from: midnight(29) };
  }
}

import type { getHunt, Result } from "@ten-paces/contract";

type LastStood = NonNullable<Result<typeof getHunt>["lastStood"]>;

const MONTH = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });

/** "2026-05" as people say it. */
function monthOf(text: string): string {
  return MONTH.format(new Date(`${text}-01T00:00:00Z`));
}

/** When finders last stood on a hunt's squares, in one sentence, never which. */
export function lastStoodSentence({ newest, oldest, never }: LastStood): string {
  if (newest === null || oldest === null) return "Nobody has stood on its squares yet.";
  const when =
    newest === oldest
      ? `Its squares were last stood on in ${monthOf(newest)}`
      : `Its squares were last stood on between ${monthOf(oldest)} and ${monthOf(newest)}`;
  if (never === 0) return `${when}.`;
  return `${when}; ${never === 1 ? "one has" : `${never} have`} not been stood on yet.`;
}

import type { Fingerprint } from "../../lib/fingerprint.ts";
import { paceBuckets, type Try } from "./answer-rules.ts";
import type { CheckInRow, Trace } from "./sql.ts";

/** The traces that one check-in leaves: what another account should not have in common with it. */
export function tracesOf(fingerprint: Fingerprint, row: CheckInRow): Trace[] {
  const { device, network, fixes = [] } = row.evidence;
  return [
    ...(device ? [{ kind: "device" as const, hash: device }] : []),
    ...(network ? [{ kind: "network" as const, hash: network }] : []),
    // A place known to four decimals is shared by honest people; one to the last digit is not.
    ...fixes
      .filter(({ lat, lng }) => !isCoarse(lat) || !isCoarse(lng))
      .map(({ lat, lng, accuracy }) => ({
        kind: "fix" as const,
        hash: fingerprint("fix", `${lat} ${lng} ${accuracy}`),
      })),
  ];
}

/** The trace of a right answer that came at a pace; `bucket` of paceBuckets. */
export function traceOfPace(
  fingerprint: Fingerprint,
  { huntId, squareNum }: Pick<CheckInRow, "huntId" | "squareNum">,
  bucket: number,
): Trace {
  return { kind: "pace", hash: fingerprint("pace", `${huntId} ${squareNum} ${bucket}`) };
}

export function traceOfSolving(fingerprint: Fingerprint, row: CheckInRow, gapMs: number): Trace {
  return traceOfPace(fingerprint, row, paceBuckets(gapMs).own);
}

const isCoarse = (degrees: number) => Math.abs(degrees * 1e4 - Math.round(degrees * 1e4)) < 1e-6;

/** Milliseconds a square had been in sight when it was tried; null where it was never shown. */
export function shownForMs({ at, shownAt }: CheckInRow): number | null {
  return shownAt ? at.getTime() - shownAt.getTime() : null;
}

/** The tries of one hunter in order, each with the time it took. */
export function runOf(rows: readonly CheckInRow[]): Try[] {
  return rows.map((row, index) => {
    const since = Math.max(rows[index - 1]?.at.getTime() ?? 0, row.shownAt?.getTime() ?? 0);
    return {
      squareNum: row.squareNum,
      answer: row.evidence.answer ?? "",
      success: row.success,
      gapMs: row.at.getTime() - since,
    };
  });
}

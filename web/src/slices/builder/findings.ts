import type { ValidationShape } from "@ten-paces/contract";
import type { TextPlace } from "./draft-edits.ts";

export type Finding = ValidationShape["errors"][number];

/** The number of the square a finding is about; null where it is about the hunt. */
export function squareOf(finding: Finding): number | null {
  const said = /^square (\d+)$/.exec(finding.where) ?? /^Square (\d+):/.exec(finding.text);
  return said ? Number(said[1]) : null;
}

/** The text of the square a finding is about; a line of the list by its number from 1. */
export function textOf(
  finding: Finding,
): { kind: "clue" } | { kind: "line"; num: number } | { kind: "hint"; level: number } | null {
  if (/^The clue (is|contains|has)\b/.test(finding.text)) return { kind: "clue" };
  const line = /^Line (\d+) of the clue list\b/.exec(finding.text);
  if (line) return { kind: "line", num: Number(line[1]) };
  const hint = /^Hint ([123])\b/.exec(finding.text);
  return hint ? { kind: "hint", level: Number(hint[1]) } : null;
}

/** The findings that stand beside one text of a square. */
export function besideText(
  findings: readonly Finding[],
  place: TextPlace,
  lineIds: readonly string[],
): Finding[] {
  return findings.filter((finding) => {
    const about = textOf(finding);
    if (about?.kind !== place.kind) return false;
    if (about.kind === "line" && place.kind === "line") return lineIds[about.num - 1] === place.id;
    if (about.kind === "hint" && place.kind === "hint") return about.level === place.level;
    return true;
  });
}

/** The findings about a square as a whole: those that stand beside none of its texts. */
export function besideNothing(findings: readonly Finding[]): Finding[] {
  return findings.filter((finding) => textOf(finding) === null);
}

import type { ValidationShape } from "@ten-paces/contract";
import type { TextPlace } from "./draft-edits.ts";

export type Finding = ValidationShape["errors"][number];

/** What a finding is about, read from its path: a square by its number, and which part of it. */
interface About {
  /** From 1; null for the hunt as a whole. */
  num: number | null;
  /** The path inside of the square, or of the hunt: "hint1", "clues.2.text", "route.3". */
  part: string;
}

export function aboutOf({ field }: Pick<Finding, "field">): About {
  const inside = /^squares\.(\d+)(?:\.(.+))?$/.exec(field);
  if (!inside) return { num: null, part: field };
  return { num: Number(inside[1]) + 1, part: inside[2] ?? "" };
}

/** The number of the square a finding is about; null where it is about the hunt. */
export function squareOf(finding: Finding): number | null {
  return aboutOf(finding).num;
}

/** The path of one text inside of a square; a line by where it stands in the list. */
export function partOf(place: TextPlace, lineIds: readonly string[]): string {
  switch (place.kind) {
    case "clue":
      return "clue.mainClue";
    case "line":
      return `clues.${lineIds.indexOf(place.id)}.text`;
    case "drawing":
      return `drawings.${lineIds.indexOf(place.id)}`;
    case "hint":
      return `hint${place.level}`;
  }
}

/** The findings that stand beside one text of a square. */
export function besideText(
  findings: readonly Finding[],
  place: TextPlace,
  lineIds: readonly string[],
): Finding[] {
  const part = partOf(place, lineIds);
  return findings.filter((finding) => aboutOf(finding).part === part);
}

const TEXT_PARTS = /^(clue\.mainClue|clues\.\d+\.text|hint[123])$/;

/** The findings about a square as a whole: those that stand beside none of its texts. */
export function besideNothing(findings: readonly Finding[]): Finding[] {
  return findings.filter((finding) => !TEXT_PARTS.test(aboutOf(finding).part));
}

/** The id of the element that a finding leads to; null where there is nothing to go to. */
export function targetOf(finding: Finding): string | null {
  const { num, part } = aboutOf(finding);
  if (num !== null) return TEXT_PARTS.test(part) ? textTarget(num, part) : `square-${num}`;
  return part.startsWith("route.") ? "route-title" : null;
}

/** The id of a text that can be edited. */
export function textTarget(num: number, part: string): string {
  return `square-${num}-${part.replaceAll(".", "-")}`;
}

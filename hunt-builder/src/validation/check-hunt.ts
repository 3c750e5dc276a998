import { cityOf } from "../building/city-of.ts";
import type { HuntDraft } from "../hunt.ts";
import type { Library } from "../library.ts";
import { sentencesOf } from "../sentences-of.ts";
import type { Fault } from "./fault.ts";
import { checkLeg } from "./legs.ts";
import { findPublicLeak } from "./public-leak.ts";

/** Faults of the hunt as a whole. */
export function checkHunt(
  hunt: HuntDraft,
  usedSentences: ReadonlySet<string>,
  library: Library,
): Fault[] {
  const faults: Fault[] = [];
  const say = (weight: Fault["weight"], code: string, text: string, field = ""): void => {
    faults.push({ where: "hunt", field, weight, code, text });
  };
  const free = hunt.state === "FREE";
  const count = hunt.squares.length;
  if (count !== hunt.totalSquares)
    say("error", "square_count", `The hunt says ${hunt.totalSquares} squares and has ${count}.`);
  if (free ? count !== 1 : count < 5 || count > 20)
    say(
      "error",
      "square_count",
      `A hunt has ${free ? "one square" : "5 to 20 squares"}; this one has ${count}.`,
    );
  if (hunt.squares.some((square, i) => square.sequenceNum !== i + 1))
    say("error", "square_order", "The squares are not numbered 1, 2, 3 and so on.");
  repeated(hunt.squares.map((square) => square.words)).forEach((words) => {
    const last = hunt.squares.findLastIndex((square) => square.words === words);
    say("error", "same_address", `Two squares have the address ${words}.`, `squares.${last}.words`);
  });
  repeated(hunt.squares.map((square) => square.placeId)).forEach((id) => {
    const last = hunt.squares.findLastIndex((square) => square.placeId === id);
    say(
      "error",
      "same_place",
      `Two squares lead to ${library.findPlace(id)?.name ?? id}.`,
      `squares.${last}.placeId`,
    );
  });
  const sentences = sentencesOf(hunt);
  repeated(sentences).forEach((text) => {
    say("warning", "same_sentence", `A sentence stands twice in the hunt: “${text}”.`);
  });
  for (const text of sentences.filter((each) => usedSentences.has(each)))
    say("warning", "used_sentence", `A sentence stands in another hunt of the stock: “${text}”.`);
  repeated(hunt.squares.flatMap((square) => square.shapes)).forEach((shape) => {
    say("warning", "same_shape", `Two texts of the hunt have the same shape: “${shape}”.`);
  });
  if (hunt.variant === "PHYSICAL") {
    checkLegs();
    const left = hunt.squares.filter((square) => !square.surveyed).length;
    if (left > 0)
      say(
        "warning",
        "not_surveyed",
        `${left} of ${count} squares are not surveyed on the spot yet.`,
      );
  }
  checkPublicTexts();
  for (const text of hunt.warnings) say("warning", "writer", text, fieldOfSquare(hunt, text));
  return faults;

  /** What everybody reads before a single square is solved. */
  function checkPublicTexts(): void {
    const places = hunt.squares.flatMap((square) => library.findPlace(square.placeId) ?? []);
    for (const [what, text, field] of [
      ["The name", hunt.name, "name"],
      ["The description", hunt.description, "description"],
      ["The theme", hunt.theme, "theme"],
    ] as const) {
      const leak = findPublicLeak(text, places, cityOf(places, library.towns));
      if (leak !== null) say("error", "leak", `${what} of the hunt ${leak}`, field);
    }
  }

  function checkLegs(): void {
    hunt.squares.slice(1).forEach((square, i) => {
      const before = hunt.squares[i] ?? square;
      const leg = checkLeg(hunt.state, before.center, square.center);
      if (leg === null) return;
      say(
        leg.tooLong ? "error" : "warning",
        leg.tooLong ? "leg_too_long" : "long_leg",
        `From square ${before.sequenceNum} to square ${square.sequenceNum} it is about ${Math.round(leg.miles)} miles by road.`,
        `route.${i}`,
      );
    });
  }
}

/** What a writer says begins with the square it is about. */
function fieldOfSquare(hunt: HuntDraft, said: string): string {
  const num = Number(/^Square (\d+):/.exec(said)?.[1]);
  const index = hunt.squares.findIndex((square) => square.sequenceNum === num);
  return index < 0 ? "" : `squares.${index}`;
}

function repeated(items: readonly string[]): string[] {
  const seen = new Set<string>();
  return [...new Set(items.filter((item) => seen.size === seen.add(item).size))];
}

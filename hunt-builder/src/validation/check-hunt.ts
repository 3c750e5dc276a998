import type { HuntDraft } from "../hunt.ts";
import { textsOf } from "../sentences-of.ts";
import { sentencesIn } from "../wording/sentences.ts";
import type { Fault } from "./validate.ts";

const longestDriveMi = 300;

/** Faults of the hunt as a whole. */
export function checkHunt(hunt: HuntDraft): Fault[] {
  const faults: Fault[] = [];
  const say = (weight: Fault["weight"], code: string, text: string): void => {
    faults.push({ where: "hunt", weight, code, text });
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
    say("error", "same_address", `Two squares have the address ${words}.`);
  });
  repeated(hunt.squares.map((square) => square.placeId)).forEach((id) => {
    say("error", "same_place", `Two squares lead to ${id}.`);
  });
  repeated(hunt.squares.flatMap((square) => textsOf(square).flatMap(sentencesIn))).forEach(
    (text) => {
      say("warning", "same_sentence", `A sentence stands twice in the hunt: “${text}”.`);
    },
  );
  repeated(hunt.squares.flatMap((square) => square.shapes)).forEach((shape) => {
    say("warning", "same_shape", `Two texts of the hunt have the same shape: “${shape}”.`);
  });
  if (hunt.variant === "PHYSICAL") {
    for (const leg of hunt.route)
      if (leg.miles > longestDriveMi)
        say(
          "warning",
          "long_leg",
          `From square ${leg.fromNum} to square ${leg.toNum} it is ${Math.round(leg.miles)} miles.`,
        );
    const left = hunt.squares.filter((square) => !square.surveyed).length;
    if (left > 0)
      say(
        "warning",
        "not_surveyed",
        `${left} of ${count} squares are not surveyed on the spot yet.`,
      );
  }
  for (const text of hunt.warnings) say("warning", "writer", text);
  return faults;
}

function repeated(items: readonly string[]): string[] {
  return [...new Set(items.filter((item, i) => items.indexOf(item) !== i))];
}

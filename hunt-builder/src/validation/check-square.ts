import { milesBetween } from "../bearings.ts";
import type { HuntDraft, Puzzle, SquareDraft } from "../hunt.ts";
import { leakGuard } from "../leaks.ts";
import { sureLetters } from "../offline/name-letters.ts";
import type { Place } from "../place.ts";
import { textsOf } from "../puzzles/artefact-texts.ts";
import { leadsTo } from "../puzzles/leads-to.ts";
import { isByPuzzle } from "../puzzles/puzzle-hint-lines.ts";
import { solvedSquares, solveMeta } from "../puzzles/solve/meta.ts";
import { ofAnyWord, shelfOf } from "../puzzles/solve/shelf.ts";
import { solveArtefact } from "../puzzles/solve/solvers.ts";
import { saysTown } from "../says-town.ts";
import { standOf } from "../stands/stand-of.ts";
import { inWords } from "../wording/numbers.ts";
import { digitsIn, spelledIn } from "../wording/numbers-in.ts";
import { checkPosition } from "./check-position.ts";
import { checkStand } from "./check-stand.ts";
import type { Fault, ValidationParts } from "./fault.ts";
import { untracedNumbers } from "./traced-numbers.ts";

function isNumber(word: string): boolean {
  return digitsIn(word).length + spelledIn(word).length > 0;
}

const fewestToldWords = 5;
const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

const ownForm = /^[a-z]{3,8}(\.[a-z]{3,8}){2}$/;
const outsideForm = /^\p{Ll}{1,30}(\.\p{Ll}{1,30}){2}$/u;

/** Faults of one square. */
export function checkSquare(
  hunt: HuntDraft,
  square: SquareDraft,
  { library, grid, lexicon }: ValidationParts,
): Fault[] {
  const faults: Fault[] = [];
  const path = `squares.${hunt.squares.indexOf(square)}`;
  const say = (weight: Fault["weight"], code: string, text: string, part = ""): void => {
    const field = part === "" ? path : `${path}.${part}`;
    faults.push({ where: `square ${square.sequenceNum}`, field, weight, code, text });
  };
  const place = library.findPlace(square.placeId);
  if (place === null) {
    say("error", "unknown_place", `No landmark is called ${square.placeId}.`, "placeId");
    return faults;
  }
  checkAddress();
  checkTexts(place);
  if (hunt.variant === "DIGITAL") checkPuzzles(place);
  if (square.searchabilityScore >= 0.6 && hunt.difficulty !== "EASY")
    say(
      "warning",
      "searchable",
      `Search finds the clue first (${square.searchabilityScore}).`,
      "clue.mainClue",
    );
  return faults;

  function checkAddress(): void {
    const isOutside = square.wordSource !== undefined;
    if (!(isOutside ? outsideForm : ownForm).test(square.words)) {
      say("error", "address_form", `“${square.words}” is not three words joined by dots.`, "words");
      return;
    }
    if (isOutside && hunt.variant === "DIGITAL")
      say(
        "error",
        "address_public",
        "The words of a digital square are its answers: they are those of the own grid, which nobody can look up.",
        "words",
      );
    // Whoever gave an address from outside is asked by whoever has the draft.
    if (!isOutside && grid.encode(square.center)?.words !== square.words)
      say(
        "error",
        "address_unknown",
        `${square.words} is not the address of the square's center.`,
        "words",
      );
    if (place && hunt.state !== "NATIONAL" && hunt.state !== "FREE" && place.stock !== hunt.state)
      say("error", "wrong_state", `${place.name} is not in ${hunt.state}.`, "placeId");
    if (place)
      for (const { weight, code, text } of checkPosition(
        square.center,
        place,
        hunt.variant === "PHYSICAL",
      ))
        if (weight === "error" || hunt.variant === "PHYSICAL") say(weight, code, text, "center");
    if (place && hunt.variant === "PHYSICAL")
      for (const { weight, code, text, part } of checkStand(square, place))
        say(weight, code, text, part);
    else if (place && milesBetween(place.point, square.center) > 2)
      say(
        "error",
        "far_from_place",
        `The square lies ${Math.round(milesBetween(place.point, square.center))} miles from ${place.name}.`,
        "center",
      );
  }

  function checkTexts(target: Place): void {
    const answers = hunt.variant === "DIGITAL" ? square.words.split(".") : [];
    const guard = leakGuard(target, answers);
    const where = hunt.variant === "PHYSICAL" ? (standOf(target)?.where ?? "") : "";
    const open: [string, string, string][] = [
      ["The clue", square.clue.mainClue, "clue.mainClue"],
      ...square.clues.map((clue, i): [string, string, string] => [
        `Line ${i + 1} of the clue list`,
        clue.text,
        `clues.${i}.text`,
      ]),
      ["Hint 1", square.hint1, "hint1"],
      ["Hint 2", square.hint2, "hint2"],
    ];
    for (const [what, text, part] of open) {
      if (text.trim() === "") say("error", "empty", `${what} is empty.`, part);
      if (what.startsWith("Hint") && saysTown(text, target))
        say("warning", "hint_order", `${what} says the town, which is hint 3's to say.`, part);
      const leak = guard.findLeak(text);
      if (leak !== null) say("error", "leak", `${what} contains “${leak}”.`, part);
      if (where !== "" && text.toLowerCase().includes(where.toLowerCase()))
        say("error", "stand_told", `${what} says where to stand, which is hint 3's to say.`, part);
    }
    if (square.hint3.trim() === "") say("error", "empty", "Hint 3 is empty.", "hint3");
    const all: typeof open = [...open, ["Hint 3", square.hint3, "hint3"]];
    for (const [what, text, part] of all) {
      const decoy = square.decoyClues.includes(text);
      if (hunt.variant === "DIGITAL" && square.puzzles.some((puzzle) => puzzle.prompt === text))
        continue;
      // What a hint says of a puzzle is accounted for by what is drawn.
      if (isByPuzzle(text)) continue;
      // A meaning from the dictionary stands in quotes; its numbers are WordNet's.
      const said =
        hunt.variant === "DIGITAL" && what === "Hint 2" ? text.replace(/“[^”]*”/g, "") : text;
      const strange = untracedNumbers(said, target, library, decoy, answers);
      if (strange.length > 0)
        say(
          "error",
          "untraced_number",
          `${what} has a number no fact accounts for: ${strange.join(", ")}.`,
          part,
        );
    }
    const lines = square.clues.length;
    if (lines < 5 || lines > 10)
      say(
        "warning",
        "list_length",
        `The clue list has ${lines} lines; 5 to 10 are usual.`,
        "clues",
      );
    for (const decoy of square.decoyClues) {
      const line = square.clues.findIndex((clue) => clue.text === decoy);
      if (line < 0)
        say("error", "decoy_missing", "A decoy does not stand in the clue list.", "decoyClues");
      const true_ = target.facts.find((fact) => decoy.includes(fact));
      if (true_ !== undefined)
        say(
          "error",
          "decoy_true",
          `A decoy is true of the target: “${true_}”.`,
          line < 0 ? "decoyClues" : `clues.${line}.text`,
        );
    }
    const found = square.attacks.find(({ stage }) => stage === "hint3");
    if (hunt.variant === "PHYSICAL" && found && found.rank > 10)
      say(
        "warning",
        "hint3_weak",
        `Even after hint 3 search has the place at rank ${found.rank} only.`,
        "hint3",
      );
  }

  /** A drawing is not believed: whoever solves it, and knows the place, must come to the word and no other. */
  function checkArtefact(
    { artefact, word: nth, answerLength }: Puzzle,
    word: string,
    part: string,
  ) {
    if (!artefact || place === null) return;
    const shelf = ofAnyWord(shelfOf({ lexicon, library }));
    const earlier = square.puzzles.flatMap((each) =>
      each.artefact && each.word < nth
        ? [{ artefact: each.artefact, answers: [square.words.split(".")[each.word - 1] ?? ""] }]
        : [],
    );
    const before = hunt.squares.filter(({ sequenceNum }) => sequenceNum < square.sequenceNum);
    const isMeta = artefact.kind.startsWith("meta_");
    const found = isMeta
      ? solveMeta(artefact, answerLength, solvedSquares(library, before), shelf)
      : solveArtefact({ artefact, answerLength }, place, shelf, earlier);
    const also = square.workings?.find((each) => each.word === nth)?.accepted ?? [];
    if (!found.includes(word))
      say(
        "error",
        "puzzle_unsolved",
        `Puzzle ${nth} as it is drawn does not lead to its answer.`,
        part,
      );
    else if (found.some((each) => each !== word && !also.includes(each)))
      say("error", "second_answer", `Puzzle ${nth} as it is drawn has more than one answer.`, part);
    const guard = leakGuard(place, square.words.split("."));
    const leak = textsOf(artefact)
      .map((text) => guard.findLeak(text))
      .find((each) => each !== null);
    if (leak) say("error", "leak", `The drawing of puzzle ${nth} contains “${leak}”.`, part);
  }

  function checkPuzzles(place: Place): void {
    const words = square.words.split(".");
    if (square.puzzles.length !== 3)
      say(
        "error",
        "puzzle_count",
        `A digital square has three puzzles; this one has ${square.puzzles.length}.`,
        "puzzles",
      );
    const isLast = square.puzzles.every(({ kind }) => kind.startsWith("meta_"));
    if (!isLast && new Set(square.puzzles.map((puzzle) => puzzle.kind)).size < 2)
      say("error", "puzzle_kinds", "The three puzzles are all of one kind.", "puzzles");
    for (const puzzle of square.puzzles) {
      const word = words[puzzle.word - 1] ?? "";
      const at = square.clues.findIndex((clue) => clue.id === puzzle.clueId);
      const part = at < 0 ? "puzzles" : `clues.${at}.text`;
      if (!lexicon.has(word))
        say("error", "answer_unknown", `Word ${puzzle.word} is not in the word list.`, part);
      if (puzzle.answerLength !== word.length)
        say(
          "error",
          "answer_length",
          `Puzzle ${puzzle.word} says ${puzzle.answerLength} letters; its answer has ${word.length}.`,
          part,
        );
      const isCrossed = (puzzle.crossings ?? []).every(
        (each) => word[each.letter - 1] === words[each.word - 1]?.[each.at - 1],
      );
      if (!isCrossed)
        say(
          "error",
          "crossing_false",
          `Puzzle ${puzzle.word} shares a letter with another answer that is not the same there.`,
          part,
        );
      const letters = sureLetters(place);
      if (puzzle.nameLetters?.some((each) => word[each.letter - 1] !== letters.get(each.at)))
        say(
          "error",
          "name_letter_false",
          `Puzzle ${puzzle.word} shares a letter with the landmark's name that is not the same there.`,
          part,
        );
      const line = square.clues[at]?.text;
      if (puzzle.artefact) {
        checkArtefact(puzzle, word, part);
        // Harder hunts tell nowhere else what is to be done with a drawing.
        if ([puzzle.prompt, line ?? puzzle.prompt].some((text) => wordsIn(text) < fewestToldWords))
          say(
            "error",
            "puzzle_untold",
            `Puzzle ${puzzle.word} does not say what is to be done with its drawing.`,
            part,
          );
        continue;
      }
      for (const text of new Set([puzzle.prompt, line ?? puzzle.prompt]))
        if (!leadsTo(text, word, { library, lexicon })) {
          say(
            "error",
            "puzzle_unsolved",
            `Puzzle ${puzzle.word} does not lead to its answer. Keep what it is worked out from: its letters, numbers and quoted words.`,
            part,
          );
          break;
        }
      const told = /\b(\w+) letters/.exec((line ?? puzzle.prompt).replace(/“[^”]*”/g, ""))?.[1];
      if (told !== undefined && told !== inWords(word.length) && isNumber(told))
        say(
          "error",
          "puzzle_length",
          `Puzzle ${puzzle.word} speaks of ${told} letters; its answer has ${word.length}.`,
          part,
        );
      if (puzzle.figure && !puzzle.textAlternative)
        say(
          "error",
          "no_text_alternative",
          `The drawing of puzzle ${puzzle.word} has no text alternative.`,
          part,
        );
    }
  }
}

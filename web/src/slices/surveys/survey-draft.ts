import {
  comparableAnswer,
  type FieldQuestion,
  type Fix,
  faultsOfPhrase,
  type SquareToSurvey,
  type SurveyPhoto,
  tidyPhrase,
} from "@ten-paces/contract";
import { distanceM, metresPerMile } from "@ten-paces/geo";
import { isSureEnough } from "../hunt-edits/survey/survey-position.ts";

/** The server pins nothing farther from the place, however often it is surveyed. */
const farthestMi = 3;

/** What a surveyor has put together on the spot. */
export interface SurveyDraft {
  fix: Fix | null;
  where: string;
  question: string;
  /** One answer a line. */
  answers: string;
  /** Undefined while the photo of before stays, null where there is to be none. */
  photo: SurveyPhoto | null | undefined;
}

export interface DraftFaults {
  position?: string;
  where?: string;
  question?: string;
  answers?: string;
}

export function draftOf(square: SquareToSurvey): SurveyDraft {
  return {
    fix: null,
    where: square.where,
    question: square.question?.text ?? "",
    answers: square.question?.answers.join("\n") ?? "",
    photo: undefined,
  };
}

export const answersIn = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** What keeps a draft from being saved, by its part; nothing where it can be. */
export function faultsOf(draft: SurveyDraft, square: SquareToSurvey): DraftFaults {
  const faults: DraftFaults = {};
  if (!draft.fix) faults.position = "Take your position first.";
  else if (!isSureEnough(draft.fix)) {
    faults.position =
      "This position is not sure enough. Hunters have to come within 33 ft of the pin, so the pin has to be known to 33 ft. Step into the open and take it again.";
  } else if (distanceM(square.at, draft.fix) > farthestMi * metresPerMile) {
    faults.position =
      "This is more than 3 miles from the place. Survey the square on the spot, or report that its place is wrong.";
  }
  const where = tidyPhrase(draft.where);
  const phrase = faultsOfPhrase(where, square.placeName);
  // Who leaves the phrase as it is says that it is true.
  if (phrase.length > 0 && where !== square.where) faults.where = phrase.join(" ");
  const [text, answers] = [draft.question.trim(), answersIn(draft.answers)];
  if (text === "" && answers.length === 0) return faults;
  if (text.length < 8 || text.length > 200) faults.question = "Ask in 8 to 200 letters.";
  if (answers.length < 1 || answers.length > 5) faults.answers = "Give one to five answers.";
  else if (answers.some((one) => one.length > 60 || comparableAnswer(one) === "")) {
    faults.answers = "An answer has at most 60 letters, and a letter or a figure at least.";
  }
  return faults;
}

/** The question of a draft without faults; null where nothing is asked. */
export function questionIn({ question, answers }: SurveyDraft): FieldQuestion | null {
  return question.trim() === "" ? null : { text: question.trim(), answers: answersIn(answers) };
}

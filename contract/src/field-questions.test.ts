import { expect, test } from "vitest";
import { comparableAnswer, fieldQuestion, isRightAnswer } from "./field-questions.ts";

test.each([
  ["22", ["twenty-two", "Twenty two", " 22. ", "the 22", "022"]],
  ["1912", ["1,912", "nineteen twelve", "one thousand nine hundred twelve"]],
  ["205", ["two hundred and five", "two hundred five"]],
  ["1805", ["one thousand eight hundred and five", "1 805"]],
  ["12000", ["twelve thousand", "12,000"]],
  ["Café Señor", ["cafe senor", "CAFÉ SEÑOR", "the café, señor!", "Cafésenor"]],
  ["St. John's", ["st johns", "St John’s"]],
  ["three lions", ["3 Lions", "The three lions", "3lions"]],
  ["A", ["a", "the a"]],
])("%s is answered in other spellings", (right, spellings) => {
  for (const given of spellings)
    expect([given, isRightAnswer(given, [right])]).toEqual([given, true]);
});

test.each([
  ["22", ["2", "23", "twenty", "two", "222", ""]],
  ["north", ["south", "northeast", "the", "…"]],
  ["1912", ["1921", "nineteen twenty", "912"]],
])("%s is not answered by what is not it", (right, wrong) => {
  for (const given of wrong) expect([given, isRightAnswer(given, [right])]).toEqual([given, false]);
});

test("zero is a number, and nothing but signs is no answer", () => {
  expect(comparableAnswer("zero")).toBe("0");
  expect(comparableAnswer("?!")).toBe("");
  const asked = { text: "How many lions?", answers: ["!"] };
  expect(fieldQuestion.safeParse(asked).success).toBe(false);
  expect(fieldQuestion.safeParse({ ...asked, answers: ["3", "three"] }).success).toBe(true);
  expect(fieldQuestion.safeParse({ ...asked, answers: [] }).success).toBe(false);
  expect(fieldQuestion.safeParse({ ...asked, answers: Array(6).fill("3") }).success).toBe(false);
});

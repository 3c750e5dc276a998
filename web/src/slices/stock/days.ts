/** How old completed hunts are at least when a cleanup takes them, unless told otherwise. */
export const DEFAULT_DAYS = 30;
const MOST_DAYS = 36_500;

export type DaysTyped =
  | { kind: "abort" }
  | { kind: "wrong"; text: string }
  | { kind: "days"; days: number };

/** What was answered to the question for days: nothing aborts, anything but a whole number from 1 is wrong. */
export function readDays(typed: string): DaysTyped {
  const text = typed.trim();
  if (text === "") return { kind: "abort" };
  const days = Number(text);
  if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS) {
    return { kind: "wrong", text: "Please enter a valid number of days" };
  }
  return { kind: "days", days };
}

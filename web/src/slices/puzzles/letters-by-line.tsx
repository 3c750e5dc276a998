import { type Marks, marked } from "./drawing.ts";

type LettersByLineProps = {
  /** What stands at each letter, and how it is read aloud. */
  lines: readonly { shown: string; spoken: string; wide?: number }[];
  marks: Marks;
  isShut: boolean;
  onMark: (marks: Marks) => void;
  onSpell: (letters: readonly string[]) => void;
};

/** A row for each letter of the answer, or for a few in a row, with a box for what somebody found there. */
export function LettersByLine({ lines, marks, isShut, onMark, onSpell }: LettersByLineProps) {
  return (
    <ol className="grid grid-cols-2 gap-2 sm:grid-cols-4">
      {lines
        .map((line, at) => ({ ...line, at }))
        .map(({ shown, spoken, wide = 1, at }) => (
          <li
            key={at}
            className="flex items-center justify-between gap-2 rounded-sm border border-contour bg-paper px-2 py-1"
          >
            <span aria-hidden="true" className="min-w-0 font-mono text-sm font-semibold">
              {shown}
            </span>
            <input
              aria-label={spoken}
              value={(marks[`at${at}`] ?? "").toUpperCase()}
              readOnly={isShut}
              autoComplete="off"
              autoCorrect="off"
              autoCapitalize="characters"
              spellCheck={false}
              onFocus={(event) => event.currentTarget.select()}
              onChange={(event) => {
                const letter = event.target.value.replace(/[^a-z]/gi, "").slice(-wide);
                const next = marked(marks, `at${at}`, letter);
                onMark(next);
                onSpell(
                  lines.flatMap((line, i) =>
                    Array.from({ length: line.wide ?? 1 }, (_, nth) => next[`at${i}`]?.[nth] ?? ""),
                  ),
                );
              }}
              style={{ width: `${1.75 + wide}rem` }}
              placeholder={"·".repeat(wide)}
              className="h-11 shrink-0 rounded-sm border border-edge bg-raised text-center font-mono text-lg font-semibold text-ink uppercase"
            />
          </li>
        ))}
    </ol>
  );
}

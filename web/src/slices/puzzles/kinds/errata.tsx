import { classNames } from "../../../ui/class-names.ts";
import { ChainLine } from "../chain-line.tsx";
import { type DrawingProps, type Marks, marked } from "../drawing.ts";
import { LetterKeys } from "../letter-keys.tsx";
import { useCells } from "../use-cells.ts";

/** A printer's slip: beside each line a box for every letter that is wrong in it. What stands in those of the lines that are left fills the answer. */
export default function Errata(props: DrawingProps<"errata">) {
  const { artefact, marks, onMark, onSpell, answerLength, isShut, inWords } = props;
  const { lines, chain } = artefact;
  const boxesOf = (now: Marks): string[] =>
    lines.flatMap(({ boxes }, at) =>
      now[`out${at}`] === "yes" ? [] : Array.from({ length: boxes }, (_, box) => `${at},${box}`),
    );
  const all = lines.reduce((sum, { boxes }) => sum + boxes, 0);
  const open = boxesOf(marks);
  const written = open.filter((box) => marks[box]).length;

  function change(next: Marks): void {
    onMark(next);
    const left = boxesOf(next);
    // Another order is the hunter's own to lay.
    if (chain === undefined && left.length === answerLength)
      onSpell(left.map((box) => next[box] ?? ""));
  }
  const cells = useCells({
    letterIn: (box) => marks[box] ?? "",
    onWrite: (box, letter) => change(marked(marks, box, letter)),
    stepFrom: (box, step) => {
      const at = open.indexOf(box);
      return step === "on" || step === "right" || step === "down"
        ? (open[at + 1] ?? box)
        : (open[at - 1] ?? null);
    },
  });
  return (
    <div ref={cells.box} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ChainLine text={chain} />
      <div
        className={classNames(
          "grid gap-2",
          !inWords &&
            "rounded-r-sm border border-l-8 border-contour bg-raised px-3 pt-4 pb-3 shadow-card max-sm:-mx-2 sm:px-6",
        )}
      >
        {!inWords && (
          <p
            aria-hidden="true"
            className="border-b-4 border-double border-contour pb-2 text-center font-display text-lg tracking-[0.35em] uppercase"
          >
            Errata
          </p>
        )}
        <ol className="grid divide-y divide-contour">
          {lines
            .map((line, at) => ({ ...line, at, isOut: marks[`out${at}`] === "yes" }))
            .map(({ text, boxes, words = [], at, isOut }) => (
              <li key={at} className="grid gap-2 py-2 sm:flex sm:items-center sm:gap-4">
                <p
                  className={classNames(
                    "min-w-0 flex-1 font-display text-lg leading-snug",
                    isOut && "text-quiet line-through",
                  )}
                >
                  <Printed text={text} words={words} />
                </p>
                <div className="flex shrink-0 items-center justify-end gap-2">
                  {words.length > 0 && (
                    <span aria-hidden="true" className="text-sm text-quiet">
                      word {words.join(", ")}
                    </span>
                  )}
                  {!isOut &&
                    Array.from({ length: boxes }, (_, box) => `${at},${box}`).map((name, box) => (
                      <input
                        key={name}
                        {...cells.cell(name)}
                        aria-label={
                          words[box] === undefined
                            ? `line ${at + 1}, letter ${box + 1} of ${boxes}`
                            : `line ${at + 1}, the letter meant in word ${words[box]}`
                        }
                        readOnly={isShut}
                        className="size-11 rounded-sm border-2 border-brass bg-brass-wash text-center font-mono text-xl font-semibold text-ink uppercase"
                      />
                    ))}
                  {!isShut && all > answerLength && (
                    <button
                      type="button"
                      aria-label={isOut ? `Back in: ${text}` : `Strike out line: ${text}`}
                      onClick={() => change(marked(marks, `out${at}`, isOut ? "" : "yes"))}
                      className="min-h-11 min-w-16 rounded-sm border border-edge bg-paper px-2 text-sm text-ink"
                    >
                      {isOut ? "Back" : "Strike"}
                    </button>
                  )}
                </div>
              </li>
            ))}
        </ol>
      </div>
      <p aria-live="polite" className="text-sm text-quiet">
        {written} of {open.length} boxes written
        {open.length !== answerLength && `; the word has ${answerLength} letters`}
      </p>
      {!isShut && (
        <LetterKeys
          label="Keys for the box in hand"
          onLetter={(letter) => cells.type(letter, open[0] ?? "")}
          onRub={() => cells.rub(open[0] ?? "")}
        />
      )}
    </div>
  );
}

type PrintedProps = { text: string; words: readonly number[] };

/** A line, with the words marked that are told to be wrong. */
function Printed({ text, words }: PrintedProps) {
  return text
    .split(" ")
    .map((word, at) => ({ word, at }))
    .map(({ word, at }) => (
      <span key={at}>
        {at > 0 && " "}
        {words.includes(at + 1) ? (
          <mark className="bg-transparent text-inherit underline decoration-flag decoration-wavy decoration-2 underline-offset-4">
            {word}
          </mark>
        ) : (
          word
        )}
      </span>
    ));
}

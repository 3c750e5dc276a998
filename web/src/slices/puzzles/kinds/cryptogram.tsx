import { classNames } from "../../../ui/class-names.ts";
import { type DrawingProps, marked } from "../drawing.ts";
import { LetterKeys } from "../letter-keys.tsx";
import { useCells } from "../use-cells.ts";

/** A text in disguise: what a letter stands for is written once and shows wherever it stands. */
export default function Cryptogram(props: DrawingProps<"cryptogram">) {
  const { artefact, marks, onMark, onSpell, isShut, inWords } = props;
  const { text, signature, given } = artefact;
  const told = new Map(given.map(({ cipher, plain }) => [cipher, plain]));
  const used = [...new Set((text + signature).replace(/[^A-Z]/g, ""))].sort();
  const open = used.filter((letter) => !told.has(letter));
  const plainOf = (letter: string, from = marks): string =>
    told.get(letter) ?? (from[letter] ?? "").toUpperCase();
  const cells = useCells({
    letterIn: (letter) => plainOf(letter),
    onWrite: (letter, plain) => {
      const next = marked(marks, letter, plain);
      onMark(next);
      onSpell([...signature].map((each) => plainOf(each, next)));
    },
    // A letter once found is rarely followed by the next of the alphabet: the cell stays in hand.
    stepFrom: (letter, step) => {
      const at = open.indexOf(letter);
      if (step === "left") return open[at - 1] ?? null;
      if (step === "right") return open[at + 1] ?? null;
      if (step === "up") return open[at - 7] ?? null;
      return step === "down" ? (open[at + 7] ?? null) : letter;
    },
  });
  const found = used.map((letter) => plainOf(letter)).filter(Boolean);
  const twice = [...new Set(found.filter((plain, i) => found.indexOf(plain) !== i))];
  const words = text.split(" ").map((word, at) => ({ word, at }));
  const read = (word: string) => word.replace(/[A-Z]/g, (letter) => plainOf(letter) || "·");
  return (
    <div ref={cells.box} className="grid grid-cols-1 gap-4">
      {inWords ? (
        <ol aria-label="The letter, word by word" className="grid list-decimal gap-1 pl-8">
          {[...words, { word: signature, at: words.length }].map(({ word, at }) => (
            <li key={at}>
              {at === words.length && "Signed "}
              <span className="font-mono">{[...word].join(" ")}</span>, so far{" "}
              <span className="font-mono font-semibold">
                {[...read(word)].map((each) => (each === "·" ? "_" : each)).join(" ")}
              </span>
            </li>
          ))}
        </ol>
      ) : (
        <div className="grid gap-3 rounded-md border border-contour bg-raised px-3 py-4 shadow-card">
          <p className="sr-only">
            {[...words.map(({ word }) => word), `signed ${signature}`]
              .map((word) => `${word}, so far ${read(word).replaceAll("·", "_")}`)
              .join(". ")}
          </p>
          <div aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-2">
            {words.map(({ word, at }) => (
              <Letters
                key={at}
                word={word}
                plainOf={plainOf}
                lit={cells.inHand}
                told={told}
                onPick={cells.focus}
              />
            ))}
          </div>
          <div
            aria-hidden="true"
            className="ml-auto flex flex-wrap items-end gap-2 border-t border-brass pt-2 pl-4"
          >
            <span className="pb-1 font-display text-sm text-quiet italic">signed</span>
            <Letters
              word={signature}
              plainOf={plainOf}
              lit={cells.inHand}
              told={told}
              onPick={cells.focus}
            />
          </div>
        </div>
      )}
      <fieldset className="grid min-w-0 gap-1.5" disabled={isShut}>
        <legend className="label-caps mb-1.5 text-quiet">What each letter stands for</legend>
        <ul className="flex flex-wrap gap-1">
          {open.map((letter) => (
            <li key={letter}>
              <label
                className={classNames(
                  "grid w-11 justify-items-center rounded-sm border",
                  cells.inHand === letter ? "border-pine bg-pine-wash" : "border-contour bg-raised",
                )}
              >
                <span className="font-mono text-sm text-quiet">
                  {letter}
                  <span className="sr-only"> stands for</span>
                </span>
                <input
                  {...cells.cell(letter)}
                  readOnly={isShut}
                  className="h-11 w-full rounded-sm bg-paper text-center font-mono text-xl font-semibold text-ink uppercase"
                />
              </label>
            </li>
          ))}
        </ul>
        <p aria-live="polite" className="text-sm text-quiet">
          {found.length} of {used.length} letters set
          {twice.length > 0 && `. Written for two letters: ${twice.join(", ")}`}
        </p>
      </fieldset>
      {!isShut && (
        <LetterKeys
          label="Keys for the letter in hand"
          onLetter={(letter) => cells.type(letter, open[0] ?? "")}
          onRub={() => cells.rub(open[0] ?? "")}
        />
      )}
    </div>
  );
}

type LettersProps = {
  word: string;
  plainOf: (letter: string) => string;
  lit: string | null;
  told: ReadonlyMap<string, string>;
  onPick: (letter: string) => void;
};

/** A word as it is written, with what it reads as above it; a tap takes a letter in hand. */
function Letters({ word, plainOf, lit, told, onPick }: LettersProps) {
  return (
    <span className="flex min-w-0 flex-wrap">
      {[...word]
        .map((letter, at) => ({ letter, at }))
        .map(({ letter, at }) =>
          /[A-Z]/.test(letter) ? (
            <button
              key={at}
              type="button"
              tabIndex={-1}
              onClick={() => {
                if (!told.has(letter)) onPick(letter);
              }}
              className={classNames(
                "grid w-[1.3rem] justify-items-center rounded-xs font-mono",
                lit === letter && "bg-pine-wash",
              )}
            >
              <span
                className={classNames(
                  "flex h-6 w-4/5 items-end justify-center border-b text-lg leading-6 font-semibold",
                  plainOf(letter) ? "border-contour" : "border-edge",
                  told.has(letter) && "text-quiet",
                )}
              >
                {plainOf(letter)}
              </span>
              <span className="text-sm text-quiet">{letter}</span>
            </button>
          ) : (
            <span key={at} className="self-start text-lg leading-6">
              {letter}
            </span>
          ),
        )}
    </span>
  );
}

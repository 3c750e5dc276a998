import { useRef, useState } from "react";
import { classNames } from "../../ui/class-names.ts";
import { letterOf } from "./kept-work.ts";
import { LetterKeys } from "./letter-keys.tsx";

type AnswerBoxesProps = {
  word: number;
  letters: readonly string[];
  isShut: boolean;
  /** Whether the drawing above has keys of its own: these then come with the boxes in hand. */
  hasKeysAbove: boolean;
  onChange: (letters: readonly string[]) => void;
  onKey: () => void;
  onPaste: () => void;
};

/** The boxes that are the answer, with a row of keys of their own for thumbs. */
export function AnswerBoxes(props: AnswerBoxesProps) {
  const { word, letters, isShut, hasKeysAbove, onChange, onKey, onPaste } = props;
  const [isInHand, setIsInHand] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  const at = useRef<number | null>(null);

  function focusOn(index: number): void {
    row.current?.querySelectorAll("input")[index]?.focus();
  }
  function put(index: number, text: string): void {
    const typed = [...text].map(letterOf).filter(Boolean);
    if (typed.length === 0) return;
    onKey();
    const next = letters.map((letter, i) => typed[i - index] ?? letter);
    onChange(next);
    at.current = Math.min(index + typed.length, letters.length - 1);
    focusOn(at.current);
  }
  function rub(index: number): void {
    onKey();
    const target = letters[index] ? index : Math.max(0, index - 1);
    onChange(letters.map((letter, i) => (i === target ? "" : letter)));
    at.current = target;
    focusOn(target);
  }
  /** The box in hand, or the first open one. */
  function current(): number {
    if (at.current !== null) return at.current;
    const open = letters.indexOf("");
    return open < 0 ? letters.length - 1 : open;
  }
  return (
    <fieldset
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3"
      disabled={isShut}
      onFocus={() => setIsInHand(true)}
      onBlur={() => setIsInHand(false)}
    >
      <legend className="label-caps mb-1.5 text-quiet">
        Word {word}, {letters.length} letters
      </legend>
      <div
        ref={row}
        className={classNames("flex gap-1", letters.length > 7 && "max-sm:-mx-3 max-sm:gap-0.5")}
      >
        {letters
          .map((letter, index) => ({ letter, index }))
          .map(({ letter, index }) => (
            <input
              key={index}
              aria-label={`Word ${word}, letter ${index + 1} of ${letters.length}`}
              value={letter.toUpperCase()}
              readOnly={isShut}
              inputMode="text"
              autoCapitalize="characters"
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              onFocus={(event) => {
                at.current = index;
                event.currentTarget.select();
              }}
              onPaste={(event) => {
                event.preventDefault();
                onPaste();
                put(index, event.clipboardData.getData("text"));
              }}
              onKeyDown={(event) => {
                if (event.key === "Backspace") {
                  event.preventDefault();
                  rub(index);
                } else if (event.key === "ArrowLeft") focusOn(index - 1);
                else if (event.key === "ArrowRight") focusOn(index + 1);
              }}
              onChange={(event) => put(index, event.target.value.replace(letter.toUpperCase(), ""))}
              className={classNames(
                "h-11 w-11 min-w-0 rounded-sm border-2 bg-paper text-center font-mono text-xl font-semibold text-ink uppercase",
                letter ? "border-pine" : "border-edge",
              )}
            />
          ))}
      </div>
      {!isShut && (isInHand || !hasKeysAbove) && (
        <LetterKeys
          label={`Keys for word ${word}`}
          onLetter={(letter) => put(current(), letter)}
          onRub={() => rub(current())}
        />
      )}
    </fieldset>
  );
}

import { Delete } from "lucide-react";

type LetterKeysProps = {
  label: string;
  onLetter: (letter: string) => void;
  onRub: () => void;
};

const KEYS = [..."abcdefghijklmnopqrstuvwxyz"];

/** Keys of our own for thumbs; the box in hand keeps the focus. */
export function LetterKeys({ label, onLetter, onRub }: LetterKeysProps) {
  return (
    <fieldset
      className="hidden min-w-0 grid-cols-6 gap-1 pointer-coarse:grid max-sm:-mx-3 max-sm:grid sm:grid-cols-9"
      aria-label={label}
    >
      {KEYS.map((key) => (
        <button
          key={key}
          type="button"
          aria-label={`Type ${key.toUpperCase()}`}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onLetter(key)}
          className="min-h-11 rounded-sm border border-contour bg-raised font-mono text-lg font-semibold text-ink"
        >
          {key.toUpperCase()}
        </button>
      ))}
      <button
        type="button"
        aria-label="Rub out a letter"
        onMouseDown={(event) => event.preventDefault()}
        onClick={onRub}
        className="col-span-2 flex min-h-11 items-center justify-center rounded-sm border border-contour bg-sunken text-ink"
      >
        <Delete aria-hidden="true" className="size-5" />
      </button>
    </fieldset>
  );
}

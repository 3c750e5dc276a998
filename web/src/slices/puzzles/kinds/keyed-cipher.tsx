import { type DrawingProps, marked } from "../drawing.ts";

/** A plate of letters that were moved by a key; with the wheel at hand a key that is tried shows what it gives. */
export default function KeyedCipher(props: DrawingProps<"keyed_cipher">) {
  const { artefact, marks, onMark, onSpell, isShut } = props;
  const { text, legend, wheel } = artefact;
  const key = marks.key ?? "";
  const turned = turnedBack(text, key);
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid gap-2 rounded-md border-2 border-brass bg-brass-wash px-4 py-5 text-center shadow-card">
        <p className="font-mono text-2xl font-semibold tracking-[0.3em] text-ink sm:text-3xl">
          {[...text].join("\u200b")}
        </p>
        {legend && <p className="font-display text-lg italic">{legend}</p>}
      </div>
      {!isShut && (
        <label className="grid gap-1 text-sm">
          <span className="text-quiet">{wheel ? "Try a key" : "Your key, to keep in mind"}</span>
          <input
            value={key}
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => {
              const next = marked(marks, "key", event.target.value);
              onMark(next);
              if (wheel) onSpell(turnedBack(text, next.key ?? ""));
            }}
            className="min-h-11 w-full rounded-sm border border-edge bg-paper px-3 font-mono text-base text-ink uppercase"
          />
        </label>
      )}
      {wheel && key !== "" && (
        <ol aria-label="What the key gives" className="flex flex-wrap gap-1">
          {[...text]
            .map((letter, at) => ({ letter, at }))
            .map(({ letter, at }) => (
              <li
                key={at}
                className="grid min-w-11 justify-items-center rounded-sm border border-contour bg-raised py-1"
              >
                <span className="font-mono text-sm text-quiet">{letter}</span>
                <span className="font-mono text-lg font-semibold">{turned[at] || "·"}</span>
              </li>
            ))}
        </ol>
      )}
    </div>
  );
}

/** Letters moved back by the letters or digits of a key, over again where it is too short. */
function turnedBack(text: string, typed: string): string[] {
  const key = typed.toUpperCase().replace(/[^A-Z0-9]/g, "");
  if (key === "") return [...text].map(() => "");
  return [...text].map((letter, at) => {
    const by = key.charCodeAt(at % key.length);
    const shift = by < 65 ? by - 48 : by - 65;
    return String.fromCharCode(65 + ((letter.charCodeAt(0) - 65 - shift + 26) % 26));
  });
}

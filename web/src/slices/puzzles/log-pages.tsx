import { classNames } from "../../ui/class-names.ts";

type LogPagesProps = {
  texts: readonly string[];
  openAt: number;
  isShut: boolean;
  id: string;
  onOpen: (nth: number) => void;
};

/** The pages of a log, a sentence above each; one is opened. */
export function LogPages({ texts, openAt, isShut, id, onOpen }: LogPagesProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="label-caps mb-1.5 text-quiet">The pages of the log</legend>
      <div className="grid gap-1 sm:grid-cols-2">
        {texts.map((text, nth) => (
          <label
            key={text}
            className={classNames(
              "relative flex min-h-11 items-center rounded-sm border-2 px-3 py-1.5 text-sm",
              "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brass",
              nth === openAt ? "border-pine bg-pine text-on-pine" : "border-edge bg-paper text-ink",
            )}
          >
            <input
              type="radio"
              name={`${id}-page`}
              disabled={isShut}
              checked={nth === openAt}
              onChange={() => onOpen(nth)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-sm outline-none"
            />
            {text}
          </label>
        ))}
      </div>
      {openAt < 0 && (
        <p className="mt-1.5 text-sm text-quiet">Open the page that is true of this place.</p>
      )}
    </fieldset>
  );
}

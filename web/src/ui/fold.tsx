import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { classNames } from "./class-names.ts";

type FoldProps = {
  title: string;
  /** Beside the title, or below it on a phone. */
  note?: ReactNode;
  icon?: ReactNode;
  startsOpen?: boolean;
  children: ReactNode;
};

/** One line of a page that opens to more. What it holds is not drawn before it is wanted. */
export function Fold({ title, note, icon, startsOpen = false, children }: FoldProps) {
  const [shown, setShown] = useState(startsOpen);
  const id = useId();
  return (
    <section className="rounded-lg border border-contour bg-raised">
      <h2 className="text-lg">
        <button
          type="button"
          aria-expanded={shown}
          aria-controls={id}
          onClick={() => setShown(!shown)}
          className="flex min-h-13 w-full items-center gap-3 rounded-lg px-4 py-2 text-left sm:px-5"
        >
          {icon && (
            <span aria-hidden="true" className="w-6 shrink-0 text-quiet">
              {icon}
            </span>
          )}
          <span className="flex min-w-0 flex-wrap items-baseline gap-x-3">
            <span className="min-w-0">{title}</span>
            {note && (
              <span className="font-sans text-xs font-normal text-quiet sm:text-sm">{note}</span>
            )}
          </span>
          <ChevronDown
            aria-hidden="true"
            className={classNames(
              "ml-auto size-5 shrink-0 text-quiet transition-transform",
              shown && "rotate-180",
            )}
          />
        </button>
      </h2>
      <div id={id} hidden={!shown} className="border-t border-contour p-4 sm:p-5">
        {shown && children}
      </div>
    </section>
  );
}

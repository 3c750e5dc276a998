import { ChevronDown } from "lucide-react";
import { type ReactNode, useEffect, useId, useState } from "react";
import { useLocation } from "../../../routing.tsx";
import { Card } from "../../../ui/card.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { useNarrow } from "../../../ui/use-narrow.ts";

type ProfileSectionProps = {
  title: string;
  /** The part of the address that leads here, such as "credits". */
  anchor?: string;
  /** What it holds, in a line: on a phone the section is folded to it until somebody opens it. */
  gist?: string;
  actions?: ReactNode;
  children: ReactNode;
};

/**
 * One tree whether it folds or not: a screen that is turned must not take away a dialog that stands open in it. What
 * stood open stays so.
 */
export function ProfileSection({ title, anchor, gist, actions, children }: ProfileSectionProps) {
  const id = useId();
  const { hash } = useLocation();
  const folds = useNarrow() && gist !== undefined;
  const isMeant = anchor !== undefined && hash === `#${anchor}`;
  const [isOpen, setIsOpen] = useState(!folds || isMeant);
  useEffect(() => {
    // Whoever followed a link to it wants to read it, not to press once more.
    if (isMeant) setIsOpen(true);
  }, [isMeant]);
  const shown = isOpen || !folds;
  return (
    <Card
      as="section"
      aria-labelledby={id}
      id={anchor}
      className={classNames("scroll-mt-24", folds && "-mt-3")}
    >
      <div
        className={classNames(
          "relative flex items-center justify-between gap-3",
          !folds && "mb-5 flex-wrap",
        )}
      >
        <div className="min-w-0">
          <h2 id={id} className={folds ? "text-xl" : "text-2xl"}>
            {folds ? (
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={`${id}-body`}
                onClick={() => setIsOpen(!isOpen)}
                className="text-left before:absolute before:-inset-5 before:content-['']"
              >
                {title}
              </button>
            ) : (
              title
            )}
          </h2>
          {!shown && <p className="text-sm wrap-anywhere text-quiet">{gist}</p>}
        </div>
        {folds ? (
          <ChevronDown
            aria-hidden="true"
            className={classNames("size-5 shrink-0 text-quiet", isOpen && "rotate-180")}
          />
        ) : (
          actions
        )}
      </div>
      <div id={`${id}-body`} hidden={!shown} className={classNames(folds && "mt-5")}>
        {folds && shown && actions && <div className="mb-5">{actions}</div>}
        {shown && children}
      </div>
    </Card>
  );
}

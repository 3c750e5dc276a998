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

export function ProfileSection({ gist, ...section }: ProfileSectionProps) {
  const folds = useNarrow() && gist !== undefined;
  return folds ? <FoldedSection {...section} gist={gist} /> : <OpenSection {...section} />;
}

function OpenSection({ title, anchor, actions, children }: Omit<ProfileSectionProps, "gist">) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} id={anchor} className="scroll-mt-24">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {actions}
      </div>
      {children}
    </Card>
  );
}

function FoldedSection({ title, anchor, gist, actions, children }: ProfileSectionProps) {
  const id = useId();
  const { hash } = useLocation();
  const isMeant = anchor !== undefined && hash === `#${anchor}`;
  const [isOpen, setIsOpen] = useState(isMeant);
  useEffect(() => {
    // Whoever followed a link to it wants to read it, not to press once more.
    if (isMeant) setIsOpen(true);
  }, [isMeant]);
  return (
    <Card as="section" aria-labelledby={id} id={anchor} className="-mt-3 scroll-mt-24">
      <div className="relative flex items-center justify-between gap-3">
        <div className="min-w-0">
          <h2 id={id} className="text-xl">
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={`${id}-body`}
              onClick={() => setIsOpen(!isOpen)}
              className="text-left before:absolute before:-inset-5 before:content-['']"
            >
              {title}
            </button>
          </h2>
          {!isOpen && <p className="text-sm wrap-anywhere text-quiet">{gist}</p>}
        </div>
        <ChevronDown
          aria-hidden="true"
          className={classNames("size-5 shrink-0 text-quiet", isOpen && "rotate-180")}
        />
      </div>
      <div id={`${id}-body`} hidden={!isOpen}>
        {isOpen && (
          <div className="mt-5">
            {actions && <div className="mb-5">{actions}</div>}
            {children}
          </div>
        )}
      </div>
    </Card>
  );
}

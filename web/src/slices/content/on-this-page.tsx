import { useEffect, useState } from "react";
import { classNames } from "../../ui/class-names.ts";

type OnThisPageProps = {
  parts: readonly { id: string; title: string }[];
  /** Left out on a phone, where it would stand before what one came for. */
  besideOnly?: boolean;
};

/** The contents of a long page, beside it on a wide screen and above it on a phone. */
export function OnThisPage({ parts, besideOnly = false }: OnThisPageProps) {
  const read = usePartInView(parts);
  return (
    <nav
      aria-label="On this page"
      className={classNames("lg:sticky lg:top-24 lg:self-start", besideOnly && "max-lg:hidden")}
    >
      <p className="label-caps mb-1 text-brass-text">On this page</p>
      <ul className="grid grid-cols-2 gap-x-4 lg:block lg:border-l lg:border-contour">
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === read ? "location" : undefined}
              className="flex min-h-11 items-center leading-tight text-quiet underline decoration-contour underline-offset-4 hover:text-ink lg:-ml-px lg:min-h-9 lg:border-l-2 lg:border-transparent lg:pl-4 lg:no-underline lg:hover:border-brass lg:aria-[current]:border-brass lg:aria-[current]:text-ink"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** From here up a part counts as read, as a share of the window. */
const READING_LINE = 0.25;

/** The last part that begins above the upper quarter of the window; some of them may come later than the list. */
function usePartInView(parts: OnThisPageProps["parts"]): string | null {
  const [read, setRead] = useState<string | null>(null);
  useEffect(() => {
    const look = () => {
      const begun = parts.filter(({ id }) => {
        const part = document.getElementById(id);
        return part && part.getBoundingClientRect().top < window.innerHeight * READING_LINE;
      });
      setRead(begun.at(-1)?.id ?? null);
    };
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, [parts]);
  return read;
}

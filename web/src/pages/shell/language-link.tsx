import { Languages } from "lucide-react";
import { useLocation } from "../../routing.tsx";
import { classNames } from "../../ui/class-names.ts";
import { OTHER_LANGUAGE } from "./other-language.ts";

/**
 * The page at hand in the other language. A plain link, for each language is a build of its own; the server keeps
 * what was chosen, and main.tsx takes the choice out of the address again.
 */
export function LanguageLink({ className }: { className?: string }) {
  const { pathname, hash } = useLocation();
  const { code, name } = OTHER_LANGUAGE;
  return (
    <a
      href={`${pathname}?language=${code}${hash}`}
      hrefLang={code}
      lang={code}
      className={classNames(
        "inline-flex min-h-11 items-center gap-2 hover:underline hover:underline-offset-4",
        className,
      )}
    >
      <Languages aria-hidden="true" className="size-4" />
      {name}
    </a>
  );
}

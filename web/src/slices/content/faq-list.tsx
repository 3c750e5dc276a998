import { Plus } from "lucide-react";
import { classNames } from "../../ui/class-names.ts";
import { codeInWords } from "../../ui/code-words.ts";
import type { Faq } from "./queries.ts";

type FaqListProps = {
  category: string;
  faqs: readonly Faq[];
  /** As a preview shows it. */
  open?: boolean;
  /** On a desk the category stands beside its questions. */
  beside?: boolean;
};

/** The questions of one category; each opens by itself and can be found by the browser's own search. */
export function FaqList({ category, faqs, open = false, beside = false }: FaqListProps) {
  const id = `category-${category.toLowerCase()}`;
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        "mt-8 first:mt-0",
        beside && "lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-10",
      )}
    >
      <h2 id={id} className={classNames("mb-3 text-2xl", beside && "lg:pt-3")}>
        {codeInWords(category)}
      </h2>
      <div className="divide-y divide-contour rounded-lg border border-contour bg-raised">
        {faqs.map((faq) => (
          <details key={faq.id} id={faq.id} open={open} className="group">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 px-5 py-3 font-semibold focus-visible:-outline-offset-3 [&::-webkit-details-marker]:hidden">
              <span>{faq.question}</span>
              <Plus
                aria-hidden="true"
                className="size-5 shrink-0 text-brass-text transition-transform duration-150 group-open:rotate-45"
              />
            </summary>
            <p className="max-w-prose px-5 pb-5">{faq.answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}

import { Plus } from "lucide-react";
import { codeInWords } from "../../ui/code-words.ts";
import type { Faq } from "./queries.ts";

type FaqListProps = {
  category: string;
  faqs: readonly Faq[];
  /** As a preview shows it. */
  open?: boolean;
};

/** The questions of one category; each opens by itself and can be found by the browser's own search. */
export function FaqList({ category, faqs, open = false }: FaqListProps) {
  const id = `category-${category.toLowerCase()}`;
  return (
    <section aria-labelledby={id} className="mt-8 first:mt-0">
      <h2 id={id} className="mb-3 text-2xl">
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

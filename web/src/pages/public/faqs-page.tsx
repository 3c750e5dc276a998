import { useQuery } from "@tanstack/react-query";
import { faqCategories } from "@ten-paces/contract";
import { useState } from "react";
import { paths } from "../../paths.ts";
import { Link } from "../../routing.tsx";
import { FaqList } from "../../slices/content/faq-list.tsx";
import { ANY, filterFaqs } from "../../slices/content/filters.ts";
import { ListSkeleton } from "../../slices/content/list-skeleton.tsx";
import { LoadFailed } from "../../slices/content/load-failed.tsx";
import { faqsQuery } from "../../slices/content/queries.ts";
import { SearchField } from "../../slices/content/search-field.tsx";
import { Button } from "../../ui/button.tsx";
import { codeInWords } from "../../ui/code-words.ts";
import { counted } from "../../ui/counted.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Page } from "../../ui/page.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";

const CATEGORIES = [
  { value: ANY, label: "All" },
  ...faqCategories.map((value) => ({ value, label: codeInWords(value) })),
];

export default function FaqsPage() {
  const { data, error, refetch } = useQuery(faqsQuery);
  const [typed, setTyped] = useState("");
  const [category, setCategory] = useState(ANY);
  const found = data ? filterFaqs(data.faqs, typed, category) : [];
  const count = counted(found.length, "question");
  const clear = () => {
    setTyped("");
    setCategory(ANY);
  };
  return (
    <Page
      title="Frequently Asked Questions"
      eyebrow="Questions and answers"
      width="wide"
      intro={
        <>
          How hunts, credits and prizes work. The whole of it stands in the{" "}
          <Link to={paths.rules} className="link">
            rules
          </Link>
          .
        </>
      }
    >
      <div className="mb-8 flex flex-wrap items-end gap-4">
        <SearchField
          label="Search the questions"
          value={typed}
          onChange={setTyped}
          found={data ? count : null}
        />
        <SegmentedControl
          legend="Category"
          segments={CATEGORIES}
          value={category}
          onChange={setCategory}
        />
      </div>
      {error && !data ? (
        <LoadFailed
          title="Unable to load the questions"
          error={error}
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <ListSkeleton className="h-14 w-full" />
      ) : found.length === 0 ? (
        <EmptyState
          title="No results found"
          text="Try another word, or ask us."
          action={<Button onClick={clear}>Show all questions</Button>}
        />
      ) : (
        faqCategories.map((value) => {
          const faqs = found.filter((one) => one.category === value);
          return faqs.length > 0 && <FaqList key={value} category={value} faqs={faqs} beside />;
        })
      )}
      <p className="mt-10 text-lg">
        Not answered here?{" "}
        <Link to={paths.contact} className="link">
          Write to us
        </Link>
        .
      </p>
    </Page>
  );
}

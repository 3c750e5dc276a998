import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { deleteFaq, type EditedFaq, exportFaqs } from "@ten-paces/contract";
import { useState } from "react";
import { call } from "../../api.ts";
import { AlertDialog } from "../../ui/alert-dialog.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { formatDateTime } from "../../ui/dates.ts";
import { SearchBox } from "../../ui/search-box.tsx";
import { toast } from "../../ui/toast-store.ts";
import { ExportButton } from "../exports/export-button.tsx";
import { DeskLine, DeskList } from "./desk-list.tsx";
import { allFaqsQuery } from "./edit-queries.ts";
import { FaqEditor } from "./faq-editor.tsx";

const matches = (text: string) => {
  const wanted = text.trim().toLowerCase();
  return ({ question, answer, category }: EditedFaq) =>
    `${category} ${question} ${answer}`.toLowerCase().includes(wanted);
};

/** The questions of the FAQ page: the product's, in other words or hidden, and the operator's own. */
export function FaqsDesk() {
  const query = useQuery(allFaqsQuery);
  const client = useQueryClient();
  const [search, setSearch] = useState("");
  const [edited, setEdited] = useState<EditedFaq | "new" | null>(null);
  const [leaving, setLeaving] = useState<EditedFaq | null>(null);
  async function reload(): Promise<void> {
    if (!edited || edited === "new") return;
    const { id, faqId } = edited;
    const { faqs } = await client.fetchQuery({ ...allFaqsQuery, staleTime: 0 });
    const same = faqs.find((one) => one.id === id && one.faqId === faqId);
    setEdited(same ?? faqs.find((one) => one.faqId === faqId) ?? null);
  }
  const remove = useMutation({
    mutationFn: (id: string) => call(deleteFaq, { params: { id } }),
    onSuccess: () => {
      toast({ tone: "success", text: "This text is gone." });
      setLeaving(null);
      void client.invalidateQueries({ queryKey: ["admin", "faqs"] });
      void client.invalidateQueries({ queryKey: ["faqs"] });
    },
    onError: (error) => toast({ tone: "error", text: error.message }),
  });
  const found = query.data?.faqs.filter(matches(search)) ?? null;
  return (
    <>
      <DeskList
        id="faqs"
        title="Questions and answers"
        newLabel="New Question"
        onNew={() => setEdited("new")}
        saving={
          <ExportButton endpoint={exportFaqs} input={{ query: search.trim() ? { search } : {} }} />
        }
        query={query}
        tools={<SearchBox label="Search questions" value={search} onChange={setSearch} />}
        empty="No question matches."
        lines={
          found?.map((one) => (
            <DeskLine
              key={one.id ?? one.faqId}
              actions={
                <>
                  <Button variant="secondary" size="small" onClick={() => setEdited(one)}>
                    Edit<span className="sr-only"> {one.question}</span>
                  </Button>
                  {one.id !== null && (
                    <Button variant="secondary" size="small" onClick={() => setLeaving(one)}>
                      {one.builtIn ? "Take Back" : "Delete"}
                      <span className="sr-only"> {one.question}</span>
                    </Button>
                  )}
                </>
              }
            >
              <p className="font-semibold">{one.question}</p>
              <p className="flex flex-wrap items-center gap-2 text-sm text-quiet">
                {one.category}
                {one.publishedAt && `, ${formatDateTime(one.publishedAt)}`}
                {one.id !== null && one.builtIn && <Badge>Your words</Badge>}
                {one.hidden && <Badge tone="yellow">Hidden</Badge>}
                {!one.published && <Badge tone="sky">Waits for its time</Badge>}
              </p>
            </DeskLine>
          )) ?? null
        }
      />
      {edited && (
        <FaqEditor
          key={edited === "new" ? "new" : `${edited.id} ${edited.version}`}
          faq={edited === "new" ? null : edited}
          onClose={() => setEdited(null)}
          onReload={reload}
        />
      )}
      <AlertDialog
        open={leaving !== null}
        onOpenChange={(open) => !open && setLeaving(null)}
        title={leaving?.builtIn ? "Take your words back?" : "Delete this question?"}
        text={
          leaving?.builtIn
            ? `“${leaving.question}” is told in the product's own words again.`
            : `“${leaving?.question ?? ""}” leaves the page.`
        }
        confirmLabel={leaving?.builtIn ? "Take back" : "Delete"}
        danger
        busy={remove.isPending}
        onConfirm={() => leaving?.id && remove.mutate(leaving.id)}
      />
    </>
  );
}

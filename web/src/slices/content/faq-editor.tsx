import { useMutation, useQueryClient } from "@tanstack/react-query";
import { createFaq, type EditedFaq, faqCategories, updateFaq } from "@ten-paces/contract";
import { type FormEvent, useState } from "react";
import { call } from "../../api.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Select } from "../../ui/select.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { toast } from "../../ui/toast-store.ts";
import { fromLocalTime, lackingIn, toLocalTime } from "./edit-values.ts";
import { FaqList } from "./faq-list.tsx";

type EditorProps = {
  /** Null for a new question. */
  faq: EditedFaq | null;
  onClose: () => void;
};

const CATEGORIES = faqCategories.map((value) => ({ value, label: value }));

/** Writes a question and its answer, or other words for one that is there, with how it will look. */
export function FaqEditor({ faq, onClose }: EditorProps) {
  const client = useQueryClient();
  const [values, setValues] = useState(() => ({
    category: faq?.category ?? ("Gameplay" as const),
    question: faq?.question ?? "",
    answer: faq?.answer ?? "",
    hidden: faq?.hidden ?? false,
    publishedAt: toLocalTime(faq && !faq.published ? new Date(faq.publishedAt ?? "") : new Date()),
  }));
  const [asked, setAsked] = useState(false);
  const problems = asked
    ? lackingIn(values, {
        question: "Please enter the question.",
        answer: "Please enter the answer.",
      })
    : {};
  const publishedAt = fromLocalTime(values.publishedAt);
  const save = useMutation({
    mutationFn: () => {
      const body = { ...values, publishedAt: publishedAt ?? "" };
      if (faq?.id) return call(updateFaq, { params: { id: faq.id }, body });
      return call(createFaq, { body: { ...body, ...(faq && { faqId: faq.faqId }) } });
    },
    onSuccess: ({ faq: saved }) => {
      toast({
        tone: "success",
        text: saved.published ? "It is so on the page." : "It will be so on the page at its time.",
      });
      void client.invalidateQueries({ queryKey: ["admin", "faqs"] });
      void client.invalidateQueries({ queryKey: ["faqs"] });
      onClose();
    },
  });
  function submit(event: FormEvent): void {
    event.preventDefault();
    setAsked(true);
    const isWhole = values.question.trim() !== "" && values.answer.trim() !== "" && publishedAt;
    if (isWhole && !save.isPending) save.mutate();
  }
  const put = (name: keyof typeof values) => (event: { target: { value: string } }) =>
    setValues({ ...values, [name]: event.target.value });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={faq ? "Change a Question" : "New Question"}
      width="wide"
    >
      <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
        {save.error && (
          <Notice tone="error" announce>
            {save.error.message}
          </Notice>
        )}
        <Field label="Question" required error={problems.question}>
          <TextInput value={values.question} maxLength={200} onChange={put("question")} />
        </Field>
        <Field
          label="Answer"
          required
          hint="{taxFormAbove} stands for the sum in the settings above which a tax form is needed."
          error={problems.answer}
        >
          <TextArea rows={6} maxLength={4_000} value={values.answer} onChange={put("answer")} />
        </Field>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Category">
            <Select
              options={CATEGORIES}
              value={values.category}
              onChange={(event) => {
                const chosen = faqCategories.find((one) => one === event.target.value);
                if (chosen) setValues({ ...values, category: chosen });
              }}
            />
          </Field>
          <Field
            label="From"
            required
            hint="In the future it waits; what stands on the page stays until then."
            error={asked && !publishedAt ? "Please enter a date and a time." : undefined}
          >
            <TextInput
              type="datetime-local"
              value={values.publishedAt}
              onChange={put("publishedAt")}
            />
          </Field>
        </div>
        <Checkbox
          checked={values.hidden}
          onChange={(event) => setValues({ ...values, hidden: event.target.checked })}
          label="Hidden: off the page from then on"
        />
        <section aria-label="How it will look" className="grid grid-cols-1 gap-2">
          <p className="label-caps text-quiet">How it will look</p>
          {values.hidden ? (
            <p className="text-sm text-quiet">It is not on the page.</p>
          ) : (
            <FaqList
              category={values.category}
              faqs={[{ ...values, id: "preview", question: values.question || "Question" }]}
              open
            />
          )}
        </section>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={save.isPending} busyLabel="Saving...">
            {faq ? "Save Changes" : "Publish"}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

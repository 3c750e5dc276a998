import { createFaq, type EditedFaq, faqCategories, updateFaq } from "@ten-paces/contract";
import { useState } from "react";
import { call } from "../../api.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useForm } from "../../use-form.ts";
import { changedOf, useEditing } from "../edits/use-editing.ts";
import { ContentEditor } from "./content-editor.tsx";
import { fromLocalTime, lackingIn, toLocalTime } from "./edit-values.ts";
import { FaqList } from "./faq-list.tsx";
import { useSaved } from "./use-saved.ts";

type EditorProps = {
  /** Null for a new question. */
  faq: EditedFaq | null;
  onClose: () => void;
  /** Begins anew with what is there now. */
  onReload: () => Promise<void>;
};

const CATEGORIES = faqCategories.map((value) => ({ value, label: value }));
const LACKS = {
  question: "Please enter the question.",
  answer: "Please enter the answer.",
  publishedAt: "Please enter a date and a time.",
};

/** Writes a question and its answer, or other words for one that is there, with how it will look. */
export function FaqEditor({ faq, onClose, onReload }: EditorProps) {
  const editing = useEditing(faq?.version ?? 0);
  const saved = useSaved("faqs", onClose);
  const [values, setValues] = useState(() => ({
    category: faq?.category ?? ("Gameplay" as const),
    question: faq?.question ?? "",
    answer: faq?.answer ?? "",
    hidden: faq?.hidden ?? false,
    publishedAt: toLocalTime(faq && !faq.published ? new Date(faq.publishedAt ?? "") : new Date()),
  }));
  const { errorOf, ...sending } = useForm({
    fields: ["question", "answer", "publishedAt"],
    check: (typed) => lackingIn(typed, LACKS),
    send: async () => {
      const body = { ...values, publishedAt: fromLocalTime(values.publishedAt) ?? "" };
      const answer = await editing.save((version) => {
        if (!faq) return call(createFaq, { body });
        if (!faq.id) return call(createFaq, { body: { ...body, faqId: faq.faqId, version } });
        const { category, question, answer: said, hidden } = faq;
        // Its time is always sent: from when the change holds.
        const was = { category, question, answer: said, hidden, publishedAt: "" };
        const changed = { ...changedOf(was, body), version };
        return call(updateFaq, { params: { id: faq.id }, body: changed });
      });
      if (!answer) return;
      const { faq: now } = answer;
      saved(now.published ? "It is so on the page." : "It will be so on the page at its time.");
    },
    otherwise: "This could not be saved. Please try again.",
  });
  const put = (name: keyof typeof values) => ({
    name,
    value: String(values[name]),
    onChange: (event: { target: { value: string } }) =>
      setValues({ ...values, [name]: event.target.value }),
  });
  return (
    <ContentEditor
      sending={sending}
      editing={editing}
      onReload={onReload}
      onClose={onClose}
      title={faq ? "Change a Question" : "New Question"}
      action={faq ? "Save Changes" : "Publish"}
      preview={
        values.hidden ? (
          <p className="text-sm text-quiet">It is not on the page.</p>
        ) : (
          <FaqList
            category={values.category}
            faqs={[{ ...values, id: "preview", question: values.question || "Question" }]}
            open
          />
        )
      }
    >
      <Field label="Question" required error={errorOf("question")}>
        <TextInput maxLength={200} {...put("question")} />
      </Field>
      <Field
        label="Answer"
        required
        hint="{taxFormAbove}, {finderPerDay}, {rewardedFriends}, {spacingSeconds} and {triesPerWindow} stand for the figures of the settings."
        error={errorOf("answer")}
      >
        <TextArea rows={6} maxLength={4_000} {...put("answer")} />
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
          error={errorOf("publishedAt")}
        >
          <TextInput type="datetime-local" {...put("publishedAt")} />
        </Field>
      </div>
      <Checkbox
        checked={values.hidden}
        onChange={(event) => setValues({ ...values, hidden: event.target.checked })}
        label="Hidden: off the page from then on"
      />
    </ContentEditor>
  );
}

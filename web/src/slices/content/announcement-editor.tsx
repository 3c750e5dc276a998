import {
  announcementCategories,
  createAnnouncement,
  type EditedAnnouncement,
  updateAnnouncement,
} from "@ten-paces/contract";
import { useState } from "react";
import { call } from "../../api.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useForm } from "../../use-form.ts";
import { changedOf, useEditing } from "../edits/use-editing.ts";
import { AnnouncementCard } from "./announcement-card.tsx";
import { ContentEditor } from "./content-editor.tsx";
import { fromLocalTime, lackingIn, toLocalTime } from "./edit-values.ts";
import { useSaved } from "./use-saved.ts";

type EditorProps = {
  /** Null for a new one. */
  announcement: EditedAnnouncement | null;
  onClose: () => void;
  /** Begins anew with what is there now. */
  onReload: () => Promise<void>;
};

const CATEGORIES = announcementCategories.map((value) => ({ value, label: value }));
const LACKS = {
  title: "Please enter a title.",
  excerpt: "Please enter the sentence that stands under the title.",
  content: "Please write the announcement.",
  author: "Please say who speaks.",
  publishedAt: "Please enter a date and a time.",
};

/** What of an announcement can be written; its time to the minute, as the field has it. */
function writtenOf({ id: _, published: __, version: ___, ...written }: EditedAnnouncement) {
  const publishedAt = fromLocalTime(toLocalTime(new Date(written.publishedAt)));
  return { ...written, publishedAt: publishedAt ?? "" };
}

/** Writes an announcement, with how it will look below it. */
export function AnnouncementEditor({ announcement, onClose, onReload }: EditorProps) {
  const editing = useEditing(announcement?.version ?? 0);
  const saved = useSaved("announcements", onClose);
  const [values, setValues] = useState(() => ({
    title: announcement?.title ?? "",
    excerpt: announcement?.excerpt ?? "",
    content: announcement?.content ?? "",
    author: announcement?.author ?? "The Ten Paces surveyors",
    category: announcement?.category ?? ("General" as const),
    featured: announcement?.featured ?? false,
    publishedAt: toLocalTime(announcement ? new Date(announcement.publishedAt) : new Date()),
  }));
  const publishedAt = fromLocalTime(values.publishedAt);
  const { errorOf, ...sending } = useForm({
    fields: ["title", "excerpt", "content", "author", "publishedAt"],
    check: (typed) => lackingIn(typed, LACKS),
    send: async () => {
      const body = { ...values, publishedAt: publishedAt ?? "" };
      const answer = announcement
        ? await editing.save((version) =>
            call(updateAnnouncement, {
              params: { id: announcement.id },
              body: { ...changedOf(writtenOf(announcement), body), version },
            }),
          )
        : await call(createAnnouncement, { body });
      if (!answer) return;
      const { announcement: now } = answer;
      saved(now.published ? "It is on the page." : "It will be on the page at its time.");
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
      title={announcement ? "Change an Announcement" : "New Announcement"}
      action={announcement ? "Save Changes" : "Publish"}
      preview={
        <AnnouncementCard
          announcement={{
            ...values,
            id: "preview",
            title: values.title || "Title",
            date: publishedAt ?? new Date().toISOString(),
          }}
        />
      }
    >
      <Field label="Title" required error={errorOf("title")}>
        <TextInput maxLength={120} {...put("title")} />
      </Field>
      <Field label="In one sentence" required error={errorOf("excerpt")}>
        <TextInput maxLength={300} {...put("excerpt")} />
      </Field>
      <Field
        label="Text"
        required
        hint="An empty line begins a paragraph."
        error={errorOf("content")}
      >
        <TextArea rows={8} {...put("content")} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-3">
        <Field label="Category">
          <Select
            options={CATEGORIES}
            value={values.category}
            onChange={(event) => {
              const chosen = announcementCategories.find((one) => one === event.target.value);
              if (chosen) setValues({ ...values, category: chosen });
            }}
          />
        </Field>
        <Field label="Who speaks" required error={errorOf("author")}>
          <TextInput maxLength={80} {...put("author")} />
        </Field>
        <Field
          label="From"
          required
          hint="One of the future waits for its time."
          error={errorOf("publishedAt")}
        >
          <TextInput type="datetime-local" {...put("publishedAt")} />
        </Field>
      </div>
      <Checkbox
        checked={values.featured}
        onChange={(event) => setValues({ ...values, featured: event.target.checked })}
        label="Featured: larger than the others"
      />
    </ContentEditor>
  );
}

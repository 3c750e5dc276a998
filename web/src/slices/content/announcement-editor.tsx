import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  announcementCategories,
  createAnnouncement,
  type EditedAnnouncement,
  updateAnnouncement,
} from "@ten-paces/contract";
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
import { AnnouncementCard } from "./announcement-card.tsx";
import { fromLocalTime, type Problems, problemsOf, toLocalTime } from "./edit-values.ts";

type EditorProps = {
  /** Null for a new one. */
  announcement: EditedAnnouncement | null;
  onClose: () => void;
};

const CATEGORIES = announcementCategories.map((value) => ({ value, label: value }));

/** Writes an announcement, with how it will look beside it. */
export function AnnouncementEditor({ announcement, onClose }: EditorProps) {
  const client = useQueryClient();
  const [values, setValues] = useState(() => ({
    title: announcement?.title ?? "",
    excerpt: announcement?.excerpt ?? "",
    content: announcement?.content ?? "",
    author: announcement?.author ?? "The Ten Paces surveyors",
    category: announcement?.category ?? ("General" as const),
    featured: announcement?.featured ?? false,
    publishedAt: toLocalTime(announcement ? new Date(announcement.publishedAt) : new Date()),
  }));
  const [problems, setProblems] = useState<Problems>({});
  const save = useMutation({
    mutationFn: () => {
      const body = { ...values, publishedAt: fromLocalTime(values.publishedAt) ?? "" };
      return announcement
        ? call(updateAnnouncement, { params: { id: announcement.id }, body })
        : call(createAnnouncement, { body });
    },
    onSuccess: ({ announcement: saved }) => {
      toast({
        tone: "success",
        text: saved.published ? "It is on the page." : "It will be on the page at its time.",
      });
      void client.invalidateQueries({ queryKey: ["admin", "announcements"] });
      void client.invalidateQueries({ queryKey: ["announcements"] });
      onClose();
    },
  });
  function submit(event: FormEvent): void {
    event.preventDefault();
    const found = problemsOf(values);
    setProblems(found);
    if (Object.keys(found).length === 0 && !save.isPending) save.mutate();
  }
  const put = (name: keyof typeof values) => (event: { target: { value: string } }) => {
    setValues({ ...values, [name]: event.target.value });
    setProblems({});
  };
  const shownAt = fromLocalTime(values.publishedAt) ?? new Date().toISOString();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={announcement ? "Change an Announcement" : "New Announcement"}
      width="wide"
    >
      <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
        {save.error && (
          <Notice tone="error" announce>
            {save.error.message}
          </Notice>
        )}
        <Field label="Title" required error={problems.title}>
          <TextInput value={values.title} maxLength={120} onChange={put("title")} />
        </Field>
        <Field label="In one sentence" required error={problems.excerpt}>
          <TextInput value={values.excerpt} maxLength={300} onChange={put("excerpt")} />
        </Field>
        <Field
          label="Text"
          required
          hint="An empty line begins a paragraph."
          error={problems.content}
        >
          <TextArea rows={8} value={values.content} onChange={put("content")} />
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
          <Field label="Who speaks" required error={problems.author}>
            <TextInput value={values.author} maxLength={80} onChange={put("author")} />
          </Field>
          <Field
            label="From"
            required
            hint="One of the future waits for its time."
            error={problems.publishedAt}
          >
            <TextInput
              type="datetime-local"
              value={values.publishedAt}
              onChange={put("publishedAt")}
            />
          </Field>
        </div>
        <Checkbox
          checked={values.featured}
          onChange={(event) => setValues({ ...values, featured: event.target.checked })}
          label="Featured: larger than the others"
        />
        <section aria-label="How it will look" className="grid grid-cols-1 gap-2">
          <p className="label-caps text-quiet">How it will look</p>
          <AnnouncementCard
            announcement={{
              ...values,
              id: "preview",
              title: values.title || "Title",
              date: shownAt,
            }}
          />
        </section>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={save.isPending} busyLabel="Saving...">
            {announcement ? "Save Changes" : "Publish"}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

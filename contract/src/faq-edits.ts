import * as z from "zod/mini";
import { faqCategory } from "./content.ts";
import { textEditRefusals } from "./content-edits.ts";
import { editVersion, seenVersion } from "./edit-versions.ts";
import { endpoint } from "./endpoint.ts";

const text = (missing: string, most: number) =>
  z
    .string(missing)
    .check(
      z.trim(),
      z.minLength(1, missing),
      z.maxLength(most, `Please use at most ${most.toLocaleString("en-US")} characters.`),
    );

const written = {
  category: faqCategory,
  question: text("Please enter the question.", 200),
  /** "{taxFormAbove}", "{finderPerDay}", "{rewardedFriends}", "{spacingSeconds}" and "{triesPerWindow}" stand for the figures of the settings. */
  answer: text("Please enter the answer.", 4_000),
  /** Takes the question off the page. */
  hidden: z.boolean(),
  /** From when it holds; one of the future waits for its time. */
  publishedAt: z.iso.datetime({ offset: true, error: "Please enter a date and a time." }),
};

const faq = z.object({
  /** Of this text; null of one that comes with the product and that nobody has changed. */
  id: z.nullable(z.string()),
  /** Of the question, and its anchor on the page. */
  faqId: z.string(),
  ...written,
  publishedAt: z.nullable(z.string()),
  /** Whether it holds now. */
  published: z.boolean(),
  /** Whether the question comes with the product: without a text of the operator's the product's stands there. */
  builtIn: z.boolean(),
  /** Of the question, with all its texts. */
  version: editVersion,
});
export type EditedFaq = z.output<typeof faq>;

/** What the export of questions is narrowed to, as the desk narrows its list: in category, question or answer, in any case. */
export const faqFilters = { search: z.optional(z.string().check(z.maxLength(200))) };

export const listAllFaqs = endpoint({
  name: "listAllFaqs",
  method: "GET",
  path: "/admin/faqs",
  access: "admin",
  summary:
    "All questions as they stand on the page, hidden ones too, and the texts that wait for their time.",
  result: z.object({ faqs: z.array(faq) }),
});

export const createFaq = endpoint({
  name: "createFaq",
  method: "POST",
  path: "/admin/faqs",
  access: "admin",
  summary:
    "Write a question with its answer, or with `faqId` another text for one that is there; both from their time on.",
  body: z.object({
    ...written,
    faqId: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,60}$/, "There is no such question."))),
    /** Of the question that `faqId` names. */
    version: seenVersion,
  }),
  result: z.object({ faq }),
  refusals: {
    stale: textEditRefusals.stale,
    unknown_faq: { status: 422, error: "There is no such question." },
    too_many: {
      status: 409,
      error: "The page holds 200 questions of your own at most. Delete one first.",
    },
  },
});

const byId = z.object({ id: z.uuid() });

export const updateFaq = endpoint({
  name: "updateFaq",
  method: "PUT",
  path: "/admin/faqs/:id",
  access: "admin",
  summary:
    "Change the fields of a text that are sent. With a time in the future what stands on the page stays there until then. With an older `version` of the question nothing is written (409 stale).",
  params: byId,
  body: z.partial(z.object({ ...written, version: editVersion })),
  result: z.object({ faq }),
  refusals: textEditRefusals,
});

export const deleteFaq = endpoint({
  name: "deleteFaq",
  method: "DELETE",
  path: "/admin/faqs/:id",
  access: "admin",
  summary:
    "Take a text back: the question has the product's own again, or leaves the page where it was the operator's.",
  params: byId,
  result: z.object({ success: z.literal(true) }),
});

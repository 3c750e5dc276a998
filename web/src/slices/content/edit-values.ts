const two = (value: number) => String(value).padStart(2, "0");

/** A moment as `datetime-local` has it, by the reader's own clock. */
export function toLocalTime(at: Date): string {
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** The same back, as an ISO time; null for what is none. */
export function fromLocalTime(typed: string): string | null {
  const at = new Date(typed);
  return typed === "" || Number.isNaN(at.getTime()) ? null : at.toISOString();
}

export type Problems = Partial<
  Record<"title" | "excerpt" | "content" | "author" | "publishedAt", string>
>;

/** The fields that are empty, each with its sentence. */
export function lackingIn<Name extends string>(
  values: Readonly<Record<NoInfer<Name>, string>>,
  sentences: Record<Name, string>,
): Partial<Record<Name, string>> {
  const names = Object.keys(sentences) as Name[];
  return Object.fromEntries(
    names.filter((name) => values[name].trim() === "").map((name) => [name, sentences[name]]),
  ) as Partial<Record<Name, string>>;
}

/** What an announcement lacks. */
export function problemsOf(values: Record<keyof Problems, string>): Problems {
  const { publishedAt: _, ...texts } = values;
  return {
    ...lackingIn(texts, {
      title: "Please enter a title.",
      excerpt: "Please enter the sentence that stands under the title.",
      content: "Please write the announcement.",
      author: "Please say who speaks.",
    }),
    ...(fromLocalTime(values.publishedAt) === null && {
      publishedAt: "Please enter a date and a time.",
    }),
  };
}

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

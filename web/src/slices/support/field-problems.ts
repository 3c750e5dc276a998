export interface Issue {
  path: PropertyKey[] | string;
}

export interface FieldSentences {
  missing: string;
  /** For a value that is there and not fine. */
  wrong: string;
}

/** What to say under each field that the contract does not accept; fields that are fine are left out. */
export function fieldProblems<Field extends string>(
  issues: readonly Issue[],
  values: Readonly<Record<Field, string>>,
  sentences: Readonly<Record<Field, FieldSentences>>,
): Partial<Record<Field, string>> {
  const problems: Partial<Record<Field, string>> = {};
  for (const field of Object.keys(sentences) as Field[]) {
    const hit = issues.some((issue) => {
      const [first] = typeof issue.path === "string" ? issue.path.split(".") : issue.path;
      return first === field;
    });
    if (!hit) continue;
    const { missing, wrong } = sentences[field];
    problems[field] = values[field].trim() === "" ? missing : wrong;
  }
  return problems;
}

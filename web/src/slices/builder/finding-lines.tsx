type FindingLinesProps = {
  id?: string;
  errors: readonly { text: string }[];
  warnings: readonly { text: string }[];
};

/** What is wrong with something, beside it; nothing where nothing is. */
export function FindingLines({ id, errors, warnings }: FindingLinesProps) {
  if (errors.length + warnings.length === 0) return null;
  return (
    <ul id={id} className="grid gap-1 text-sm">
      {errors.map(({ text }) => (
        <li key={text} className="font-medium text-flag">
          Error: {text}
        </li>
      ))}
      {warnings.map(({ text }) => (
        <li key={text} className="text-rust-text">
          Warning: {text.replace(/^Square \d+: /, "")}
        </li>
      ))}
    </ul>
  );
}

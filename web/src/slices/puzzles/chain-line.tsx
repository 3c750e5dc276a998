/** What the first word of the square has to do with this puzzle, in the words of whoever set it. */
export function ChainLine({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return <p className="rounded-md border border-brass bg-brass-wash px-3 py-2 text-sm">{text}</p>;
}

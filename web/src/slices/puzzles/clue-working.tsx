/** What there was to find out in the clue. */
export function ClueWorking({ works }: { works: string | undefined }) {
  return works === undefined ? null : (
    <div className="grid gap-1 border-l-2 border-brass pl-3">
      <strong>How its clue worked</strong>
      <p className="text-sm">{works}</p>
    </div>
  );
}

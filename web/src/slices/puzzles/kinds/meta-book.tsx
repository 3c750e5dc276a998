import type { DrawingProps } from "../drawing.ts";
import { LettersByLine } from "../letters-by-line.tsx";

/** References into the stories of the squares before, with a box for the letter at each. */
export default function MetaBook({ artefact, ...rest }: DrawingProps<"meta_book">) {
  const lines = artefact.refs.map((ref, at) => {
    const [volume, line, word] = ref.split("·");
    const wide = artefact.widths?.[at] ?? 1;
    const spoken = `Volume ${volume}, line ${line}, word ${word}; letters: ${wide}`;
    return { shown: ref, spoken, wide };
  });
  return (
    <figure className="grid gap-2 rounded-md border border-contour bg-raised p-3 shadow-card">
      <figcaption className="label-caps text-center text-brass-text">{artefact.sign}</figcaption>
      <LettersByLine {...rest} lines={lines} />
    </figure>
  );
}

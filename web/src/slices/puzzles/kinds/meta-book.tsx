import type { DrawingProps } from "../drawing.ts";
import { LettersByLine } from "../letters-by-line.tsx";

/** References into the stories of the squares before, with a box for the letter at each. */
export default function MetaBook({ artefact, ...rest }: DrawingProps<"meta_book">) {
  const lines = artefact.refs.map((ref) => {
    const [volume, line, word] = ref.split("·");
    return { shown: ref, spoken: `Volume ${volume}, line ${line}, word ${word}: its letter` };
  });
  return (
    <figure className="grid gap-2 rounded-md border border-contour bg-raised p-3 shadow-card">
      <figcaption className="label-caps text-center text-brass-text">{artefact.sign}</figcaption>
      <LettersByLine {...rest} lines={lines} />
    </figure>
  );
}

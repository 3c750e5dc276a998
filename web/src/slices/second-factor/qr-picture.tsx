import { generate } from "lean-qr";

/** Cells of white that readers want around a code. */
const quiet = 4;

/** A text as a QR code: black on white in every theme, as cameras want it. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const code = generate(text);
  let cells = "";
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) cells += `M${x} ${y}h1v1h-1z`;
  const wide = code.size + 2 * quiet;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-quiet} ${-quiet} ${wide} ${wide}`}
      shapeRendering="crispEdges"
      className="w-full max-w-56 rounded-md border border-contour"
    >
      <rect x={-quiet} y={-quiet} width={wide} height={wide} fill="#fff" />
      <path d={cells} fill="#000" />
    </svg>
  );
}

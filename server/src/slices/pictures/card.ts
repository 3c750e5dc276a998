import { contourLines } from "@ten-paces/geo/contours";
import { stateOutline } from "@ten-paces/geo/outlines";

/** What a link shows: as wide and as high as messengers cut it, in pixels. */
export const cardSize = { width: 1200, height: 630 };

/** What everybody may know of a hunt; nothing of its squares but how many there are. */
export interface Card {
  /** Of the ground that is drawn: the hunt's id. */
  seed: string;
  /** Two letters, or NATIONAL. */
  code: string;
  /** Above the name: the state and how it is played. */
  eyebrow: string;
  name: string;
  /** "$30,000", or what stands in its place. */
  prize: string;
  squares: number;
}

const paper = "#F7F2E6";
const ink = "#1C2622";
const pine = "#1F4D3F";
const brass = "#A8731C";
const contour = "#D9CDB0";

const letters = { perLine: 18, mostLines: 4 };

/** The picture of a hunt as SVG: the outline of its state on its own ground, its name, its prize and its ticks. */
export function drawCard({ seed, code, eyebrow, name, prize, squares }: Card): string {
  const { width, height } = cardSize;
  const { path } = stateOutline(code);
  const ground = contourLines(seed, { width: 100, height: 100, cell: 5, hill: 30, levels: 7 });
  const lines = linesOf(name);
  const size = [64, 64, 64, 56, 50][lines.length] ?? 50;
  const text = lines
    .map(
      (line, index) =>
        `<tspan x="80" dy="${index === 0 ? 0 : size * 1.12}">${escaped(line)}</tspan>`,
    )
    .join("");
  const below = 120 + size * 1.2 + (lines.length - 1) * size * 1.12 + 72;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${paper}"/>
<g fill="none" stroke="${contour}" stroke-width="2"><path d="M28 28h1144v574H28z"/>${neatTicks()}</g>
<clipPath id="land"><path d="${path}"/></clipPath>
<g transform="translate(690 100) scale(4.3)">
<path d="${path}" fill="#FFFDF6" fill-rule="evenodd"/>
<g clip-path="url(#land)" fill="${pine}" fill-opacity="0.08" fill-rule="evenodd" stroke="${pine}" stroke-opacity="0.5" stroke-width="0.3">${ground.map((line) => `<path d="${line}"/>`).join("")}</g>
<path d="${path}" fill="none" stroke="${pine}" stroke-width="0.6" stroke-linejoin="round"/>
</g>
<g font-family="Fraunces" fill="${ink}">
<text x="80" y="120" font-size="30" fill="${brass}">${escaped(eyebrow)}</text>
<text x="80" y="${120 + size * 1.2}" font-size="${size}">${text}</text>
<text x="80" y="${below}" font-size="${prize.length > 10 ? 40 : 52}" fill="${pine}">${escaped(prize)}</text>
<text x="80" y="572" font-size="30">Ten Paces</text>
</g>
${ticks(squares)}
</svg>`;
}

/** The sign of progress of the whole product, with nothing solved. */
function ticks(squares: number): string {
  const shown = Math.min(squares, 20);
  const step = shown > 10 ? 29 : 44;
  const side = step - 10;
  const one = (index: number) =>
    `<rect x="${82 + index * step}" y="${522 - side}" width="${side}" height="${side}" rx="4"/>`;
  const all = Array.from({ length: shown }, (_, index) => one(index)).join("");
  return `<g fill="none" stroke="${brass}" stroke-width="3" stroke-dasharray="5 4">${all}</g>`;
}

function neatTicks(): string {
  const across = Array.from({ length: 9 }, (_, index) => 28 + 114.4 * (index + 1));
  return `<path d="${across.map((x) => `M${x} 28v12M${x} 602v-12`).join("")}"/>`;
}

/** A name in lines that fit beside the state; what is too long ends in an ellipsis. */
export function linesOf(name: string): string[] {
  const lines: string[] = [];
  for (const word of name.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= letters.perLine) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  if (lines.length <= letters.mostLines) return lines;
  const kept = lines.slice(0, letters.mostLines);
  return kept.with(-1, `${kept.at(-1)?.slice(0, letters.perLine - 1)}…`);
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

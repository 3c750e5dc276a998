import ts from "typescript";

/** A stretch of a module and what stands there instead. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** What stands among the text of an element. */
export interface Parts {
  key: string;
  /** The expressions among the text, as they are written between tags. */
  values: string[];
  /** The elements among the text, without what stands in those that are text themselves. */
  elements: { opening: string; closing: string }[];
}

export type Element = ts.JsxElement | ts.JsxFragment;

/** Whether there is text among what stands directly in an element: it is then one message. */
export function bearsText(node: Element): boolean {
  return node.children.some((child) => ts.isJsxText(child) && /\p{L}/u.test(child.text));
}

/** As React shows it: lines are trimmed and joined by a space, what is only lines and spaces is nothing. */
export function shownText(text: string): string {
  const lines = text.split(/\r?\n/);
  const trimmed = lines.map((line, at) => {
    const from = at === 0 ? line : line.trimStart();
    return at === lines.length - 1 ? from : from.trimEnd();
  });
  return trimmed.filter((line) => line !== "").join(" ");
}

/** A message as it is written between tags, its values and elements where the language has them. */
export function inTags(message: string, { values, elements }: Parts): string {
  return message
    .split(/(\{\d+\}|<\/?\d+\/?>)/)
    .map((piece) => {
      const at = Number(/\d+/.exec(piece)?.[0]);
      if (/^\{\d+\}$/.test(piece)) return values[at] ?? "";
      if (/^<\/\d+>$/.test(piece)) return elements[at]?.closing ?? "";
      if (/^<\d+\/?>$/.test(piece)) return elements[at]?.opening ?? "";
      return piece === "" ? "" : `{${JSON.stringify(piece)}}`;
    })
    .join("");
}

/** A stretch of a module with its edits, which do not overlap. */
export function withEdits(
  code: string,
  start: number,
  end: number,
  edits: readonly Edit[],
): string {
  let [text, at] = ["", start];
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    text += code.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return text + code.slice(at, end);
}

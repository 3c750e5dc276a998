import ts from "typescript";
import {
  bearsText,
  type Edit,
  type Element,
  inTags,
  type Parts,
  shownText,
  withEdits,
} from "./between-tags.ts";
import {
  attributePlace,
  childrenOf,
  isLiteral,
  type Literal,
  looksLikeText,
  type Place,
  placeOf,
} from "./where-text-stands.ts";

/** What a reader sees, in English, as the key of a catalogue: "Solved {0} of {1}", "Read <0>the rules</0> first." */
export interface Message {
  text: string;
  /** From 1. */
  line: number;
}

/** The words of another language for a key, or undefined where there are none. */
export type Find = (english: string) => string | undefined;

/** Literals that are no text but look like it, and such that are text but do not. */
export interface Exceptions {
  notText: ReadonlySet<string>;
  always: ReadonlySet<string>;
}

interface Reading {
  source: ts.SourceFile;
  exceptions: Exceptions;
  find: Find;
  found: Message[];
}

/**
 * All messages of a module: texts between tags with what stands among them, literals and templates that are words.
 * Codes, names, class lists and what is compared are told from words by where they stand.
 */
export function messagesIn(file: string, code: string, exceptions: Exceptions): Message[] {
  const reading = read(file, code, exceptions, () => undefined);
  editsIn(reading.source, "code", reading);
  return reading.found;
}

/** The same module with its messages in another language; what the catalogue lacks stays as it is. */
export function inLanguage(file: string, code: string, exceptions: Exceptions, find: Find): string {
  const reading = read(file, code, exceptions, find);
  return withEdits(code, 0, code.length, editsIn(reading.source, "code", reading));
}

function read(file: string, code: string, exceptions: Exceptions, find: Find): Reading {
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, kind);
  return { source, exceptions, find, found: [] };
}

function editsIn(node: ts.Node, place: Place, reading: Reading): Edit[] {
  if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isExportDeclaration(node))
    return [];
  if (ts.isJsxElement(node) || ts.isJsxFragment(node)) return editsOfElement(node, reading);
  if (ts.isJsxAttribute(node)) return editsOfAttribute(node, reading);
  if (isLiteral(node)) return editsOfLiteral(node, place, reading);
  if (ts.isTemplateExpression(node)) return editsOfTemplate(node, place, reading);
  return childrenOf(node).flatMap((child) => editsIn(child, placeOf(child, node, place), reading));
}

function editsOfAttribute(node: ts.JsxAttribute, reading: Reading): Edit[] {
  const place = attributePlace(node.name.getText());
  if (!node.initializer || place === null) return [];
  if (!ts.isStringLiteral(node.initializer)) return editsIn(node.initializer, place, reading);
  const edits = editsOfLiteral(node.initializer, place, reading);
  return edits.map((edit) => ({ ...edit, text: `{${edit.text}}` }));
}

function editsOfLiteral(node: Literal, place: Place, reading: Reading): Edit[] {
  const said = say(node.text, node, place, reading);
  return said === null
    ? []
    : [{ start: node.getStart(), end: node.end, text: JSON.stringify(said) }];
}

/** The words for a text in the other language, with the spaces around it; null where it is none or has none. */
function say(text: string, node: ts.Node, place: Place, reading: Reading): string | null {
  const key = text.trim();
  const { notText, always } = reading.exceptions;
  if (notText.has(key)) return null;
  if (!always.has(key)) {
    if (place === "text" ? !/\p{L}{2}/u.test(key.replaceAll(/\{\d+\}/g, "")) : !looksLikeText(key))
      return null;
    note(key, node, reading);
  }
  const found = reading.find(key);
  if (found === undefined) return null;
  return text.slice(0, text.indexOf(key)) + found + text.slice(text.indexOf(key) + key.length);
}

function note(text: string, node: ts.Node, reading: Reading): void {
  const { line } = reading.source.getLineAndCharacterOfPosition(node.getStart());
  reading.found.push({ text, line: line + 1 });
}

function editsOfTemplate(node: ts.TemplateExpression, place: Place, reading: Reading): Edit[] {
  const spans = node.templateSpans.map(({ expression }) => {
    const edits = editsIn(expression, "text", reading);
    return withEdits(reading.source.text, expression.getStart(), expression.end, edits);
  });
  const key =
    node.head.text + node.templateSpans.map(({ literal }, at) => `{${at}}${literal.text}`).join("");
  const said = say(key, node, place, reading) ?? key;
  const pieces = said
    .split(/\{(\d+)\}/)
    .map((piece, at) =>
      at % 2 === 0
        ? piece.replaceAll(/[\\`]|\$\{/g, "\\$&").replaceAll("\n", "\\n")
        : `\${${spans[Number(piece)]}}`,
    );
  return [{ start: node.getStart(), end: node.end, text: `\`${pieces.join("")}\`` }];
}

function editsOfElement(node: Element, reading: Reading): Edit[] {
  const opening = ts.isJsxElement(node) ? editsIn(node.openingElement, "code", reading) : [];
  if (!bearsText(node)) {
    return [...opening, ...node.children.flatMap((child) => editsIn(child, "text", reading))];
  }
  const parts: Parts = { key: "", values: [], elements: [] };
  gather(node, parts, reading);
  const key = parts.key.trim();
  note(key, node, reading);
  const said = reading.find(key);
  const start = node.children[0]?.pos ?? node.end;
  const end = node.children.at(-1)?.end ?? start;
  const text = inTags(said === undefined ? parts.key : parts.key.replace(key, () => said), parts);
  return [...opening, { start, end, text }];
}

function gather(node: Element, parts: Parts, reading: Reading): void {
  for (const child of node.children) {
    if (ts.isJsxText(child)) parts.key += shownText(child.text);
    else if (ts.isJsxExpression(child)) gatherValue(child, parts, reading);
    else gatherElement(child, parts, reading);
  }
}

function gatherValue(child: ts.JsxExpression, parts: Parts, reading: Reading): void {
  if (!child.expression) return;
  if (isLiteral(child.expression)) {
    parts.key += child.expression.text;
    return;
  }
  parts.key += `{${parts.values.length}}`;
  const edits = editsIn(child, "text", reading);
  parts.values.push(withEdits(reading.source.text, child.getStart(), child.end, edits));
}

function gatherElement(
  child: ts.JsxElement | ts.JsxFragment | ts.JsxSelfClosingElement,
  parts: Parts,
  reading: Reading,
): void {
  const at = parts.elements.length;
  const { text } = reading.source;
  const isText = ts.isJsxElement(child) && bearsText(child);
  if (!isText) {
    const whole = withEdits(text, child.getStart(), child.end, editsIn(child, "code", reading));
    parts.elements.push({ opening: whole, closing: "" });
    parts.key += `<${at}/>`;
    return;
  }
  const { openingElement: tag, closingElement } = child;
  const opening = withEdits(text, tag.getStart(), tag.end, editsIn(tag, "code", reading));
  parts.elements.push({ opening, closing: closingElement.getText() });
  parts.key += `<${at}>`;
  gather(child, parts, reading);
  parts.key += `</${at}>`;
}

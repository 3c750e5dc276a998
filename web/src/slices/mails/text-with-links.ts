export type TextPart = {
  kind: "text" | "link";
  text: string;
  /** Where in the mail it begins. */
  at: number;
};

const ADDRESS = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)]/g;

/** The text of a mail cut at its http and https addresses; a full stop behind one does not belong to it. */
export function textWithLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    parts.push({ kind: "text", text: text.slice(at, index), at });
    parts.push({ kind: "link", text: address, at: index });
    at = index + address.length;
  }
  parts.push({ kind: "text", text: text.slice(at), at });
  return parts.filter((part) => part.text !== "");
}

const link = /https?:|www\.|\b[\w-]+\.(com|net|org|io|gg|me|co|info|biz|xyz|link|app|dev|us)\b/i;
const mailAddress = /\S@\S/;
/** Seven digits or more, however they are spaced. */
const phoneNumber = /(\d[\s().-]*){7,}/;
/** Shorter names are words of every day. */
const leastName = 5;

/** What people type as one line: no control characters, no direction marks, single spaces. */
export function cleaned(sentence: string): string {
  return sentence.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
}

/**
 * Why a sentence is not taken; null where it is.
 * @param secrets names of places and three-word addresses of the hunt
 */
export function objectionTo(
  sentence: string,
  secrets: readonly string[],
): "no_links" | "tells_where" | null {
  const said = folded(sentence);
  const tells = secrets.some((secret) => {
    const name = folded(secret).trim();
    return name.length >= leastName && said.includes(` ${name} `);
  });
  if (tells) return "tells_where";
  const reaches = [link, mailAddress, phoneNumber].some((pattern) => pattern.test(sentence));
  return reaches ? "no_links" : null;
}

/** Letters and digits between single spaces, without accents, a space at both ends. */
function folded(text: string): string {
  const plain = text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ");
  return ` ${plain.trim()} `;
}

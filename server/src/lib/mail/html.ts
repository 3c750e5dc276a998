/** What stands at the end of every mail. */
export interface Footer {
  /** Where the pages are. */
  origin: string;
  supportEmail: string;
  /** Where this sort of mail is turned off; null for a mail that is required. */
  unsubscribeUrl: string | null;
}

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const address = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)]/g;
const paragraph = 'style="margin:0 0 16px;line-height:1.55"';

/** Addresses within a sentence become links. */
function withLinks(text: string): string {
  let at = 0;
  let html = "";
  for (const found of text.matchAll(address)) {
    html += escapeHtml(text.slice(at, found.index));
    const url = escapeHtml(found[0]);
    html += `<a href="${url}" class="link" style="color:#1f4d3a">${url}</a>`;
    at = found.index + found[0].length;
  }
  return html + escapeHtml(text.slice(at));
}

const labels: readonly (readonly [path: string, label: string])[] = [
  ["/verify-email", "Confirm this address"],
  ["/reset-password", "Choose a new password"],
  ["/setup", "Set it up"],
];

/** An address on a line of its own is a button; the address stands below it, for who cannot press one. */
function button(url: string): string {
  const label = labels.find(([path]) => url.includes(path))?.[1] ?? "Open Ten Paces";
  const href = escapeHtml(url);
  return `<p ${paragraph}><a href="${href}" class="button" style="display:inline-block;padding:12px 22px;border-radius:6px;background:#1f4d3a;color:#fffdf6;font-weight:600;text-decoration:none">${label}</a></p><p class="quiet" style="margin:0 0 16px;font-size:13px;line-height:1.45;color:#5c645f;word-break:break-all">${href}</p>`;
}

/** "Paid: $9.99" and its like, under each other. */
function facts(lines: readonly string[]): string {
  const rows = lines.map((line) => {
    const colon = line.indexOf(": ");
    const [name, value] = [line.slice(0, colon), line.slice(colon + 2)];
    return `<tr><td class="quiet" style="padding:4px 20px 4px 0;vertical-align:top;color:#5c645f">${escapeHtml(name)}</td><td style="padding:4px 0;font-weight:600">${withLinks(value)}</td></tr>`;
  });
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-collapse:collapse">${rows.join("")}</table>`;
}

const isFact = (line: string) => /^[A-Z][A-Za-z ]{1,24}: \S/.test(line);

function block(text: string): string {
  const lines = text.split("\n");
  if (lines.length > 1 && lines.every(isFact)) return facts(lines);
  if (lines.every((line) => line.startsWith("- "))) {
    const items = lines.map(
      (line) => `<li style="margin:0 0 6px">${withLinks(line.slice(2))}</li>`,
    );
    return `<ul style="margin:0 0 16px;padding-left:22px;line-height:1.5">${items.join("")}</ul>`;
  }
  const last = lines.at(-1) ?? "";
  if (/^https?:\/\/\S+$/.test(last)) {
    const before = lines.slice(0, -1).map(withLinks).join("<br>");
    return `${before && `<p ${paragraph}>${before}</p>`}${button(last)}`;
  }
  return `<p ${paragraph}>${lines.map(withLinks).join("<br>")}</p>`;
}

/**
 * The text of a mail in the one look of all mails. Everything stands in it: no picture or font is fetched, and a
 * reader in the dark gets dark paper.
 */
export function mailHtml(mail: { subject: string; text: string }, footer: Footer): string {
  const blocks = mail.text.trim().split(/\n{2,}/);
  const { origin, supportEmail, unsubscribeUrl } = footer;
  const off = unsubscribeUrl
    ? ` You get it because you play. <a href="${escapeHtml(unsubscribeUrl)}" class="link" style="color:#5c645f">Turn mails like this off</a>.`
    : "";
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(mail.subject)}</title>
<style>
@media (prefers-color-scheme: dark) {
  .page { background: #101714 !important; }
  .paper { background: #18211d !important; border-color: #2f3b35 !important; color: #f1ecdf !important; }
  .name, .link { color: #8cc9ab !important; }
  .button { background: #8cc9ab !important; color: #101714 !important; }
  .quiet { color: #a9b3ad !important; }
}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f6f1e4">
<div class="page" style="padding:28px 12px;background:#f6f1e4;font-family:Georgia,'Times New Roman',serif">
<div class="paper" style="max-width:560px;margin:0 auto;padding:28px 28px 14px;border:1px solid #ddd3b8;border-radius:10px;background:#fffdf6;color:#1c2420;font-size:16px">
<p class="name" style="margin:0 0 20px;font-size:19px;font-weight:700;color:#1f4d3a">Ten Paces</p>
${blocks.map(block).join("\n")}
</div>
<p class="quiet" style="max-width:560px;margin:14px auto 0;padding:0 8px;font-size:13px;line-height:1.5;color:#5c645f">Ten Paces, <a href="${escapeHtml(origin)}" class="link" style="color:#5c645f">${escapeHtml(origin.replace(/^https?:\/\//, ""))}</a>. Questions: ${escapeHtml(supportEmail)}.${off}</p>
</div>
</body>
</html>
`;
}

/** HTML that was escaped or written by us. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Insert = string | number | Html | readonly Html[];

/** Writes HTML: everything inserted is escaped unless it is HTML already. */
export function html(template: TemplateStringsArray, ...inserts: readonly Insert[]): Html {
  return new Html(
    template.reduce((text, part, index) => {
      const insert = inserts[index - 1];
      return `${text}${insert === undefined ? "" : written(insert)}${part}`;
    }),
  );
}

function written(insert: Insert): string {
  if (insert instanceof Html) return insert.text;
  if (typeof insert === "object") return insert.map((one) => one.text).join("");
  return String(insert)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

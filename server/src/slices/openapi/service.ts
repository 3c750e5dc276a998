import { readFileSync } from "node:fs";
import type { Endpoint } from "@ten-paces/contract";
import { openApiDocument } from "./document.ts";
import { docsPage } from "./page.ts";

export interface Docs {
  /** The OpenAPI 3.1 document as JSON. */
  json: string;
  page: string;
  style: string;
}

/** The documentation of what an app serves, in both forms. `origin` is where it answers. */
export function writeDocs(endpoints: readonly Endpoint[], origin: string): Docs {
  const document = openApiDocument(endpoints, origin);
  return {
    json: JSON.stringify(document),
    page: docsPage(document),
    style: readFileSync(new URL("docs.css", import.meta.url), "utf8"),
  };
}

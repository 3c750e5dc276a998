import type { Page } from "@playwright/test";
import axe from "axe-core";

interface Violation {
  id: string;
  nodes: { target: string[]; failureSummary: string }[];
}

/**
 * What axe finds on the page as it stands: each finding with its element and why. It is put into a document once and
 * asked there; carrying whole reports out of the page and together again costs more than looking. No page has a frame.
 * @param rules these alone; all of them where none are named
 */
export async function findingsOfAxe(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(axe.source);
  const options = {
    resultTypes: ["violations"],
    ...(rules ? { runOnly: { type: "rule", values: rules } } : {}),
  };
  const violations = await page.evaluate<Violation[]>(
    `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(" ")} ${failureSummary}`),
  );
}

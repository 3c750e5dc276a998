import type { Page } from "@playwright/test";
import axe from "axe-core";

interface Violation {
  id: string;
  nodes: { target: string[]; failureSummary: string }[];
}

/** Until what moves has come to rest: a color half way to another is nobody's contrast. */
const atRest = `Promise.allSettled(document.getAnimations()
  .filter(({ timeline, effect }) =>
    timeline === document.timeline && effect.getComputedTiming().endTime !== Infinity)
  .map(({ finished }) => finished)).then(() => undefined)`;

/**
 * What axe finds on the page once it rests: each finding with its element and why. It is put into a document once and
 * asked there; carrying whole reports out of the page and together again costs more than looking. No page has a frame.
 * @param rules these alone; all of them where none are named
 */
export async function findingsOfAxe(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(axe.source);
  await page.evaluate(atRest);
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

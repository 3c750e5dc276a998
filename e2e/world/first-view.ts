import type { Page, Request } from "@playwright/test";

/** Script of a page that it set out for before its content stood: as many bytes as were on the wire. */
export interface FirstView {
  files: number;
  bytes: number;
}

/** Notes in the page itself when its content stands: seen from outside it would be noticed a poll later. */
const noteContent = (content: string): string => `
  const see = () => {
    if (!document.querySelector(${JSON.stringify(content)})) return false;
    window.contentStoodAt = performance.timeOrigin + performance.now();
    return true;
  };
  const observer = new MutationObserver(() => see() && observer.disconnect());
  observer.observe(document, { childList: true, subtree: true });
`;

/**
 * Opens a page with nothing cached and counts the script it set out for before its content stood.
 * @param open brings the page to its address
 * @param content a selector of what makes the view usable
 */
export async function countFirstView(
  page: Page,
  open: () => Promise<void>,
  content: string,
): Promise<FirstView> {
  const scripts: Request[] = [];
  page.on("request", (request: Request) => {
    if (request.resourceType() === "script") scripts.push(request);
  });
  await page.addInitScript({ content: noteContent(content) });
  await open();
  await page.locator(content).first().waitFor();
  const stoodAt = await page.evaluate<number>("window.contentStoodAt");
  let [files, bytes] = [0, 0];
  for (const request of scripts) {
    const { responseBodySize } = await request.sizes();
    if (request.timing().startTime > stoodAt) continue;
    files += 1;
    bytes += responseBodySize;
  }
  return { files, bytes };
}

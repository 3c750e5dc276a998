// Draws the icons of the installed app from the favicon: `node web/scripts/make-icons.mjs`, after a change of it.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";

const web = fileURLToPath(new URL("..", import.meta.url));
const svg = readFileSync(`${web}public/favicon.svg`, "utf8");
// Launchers cut maskable icons to their own shape: the drawing keeps to the middle, the colour fills all.
const maskable = svg
  .replace('viewBox="0 0 32 32"', 'viewBox="-6 -6 44 44"')
  .replace(/<rect[^>]*>/, '<rect x="-6" y="-6" width="44" height="44" fill="#1f4d3f"/>');
const icons = [
  ["icon-192", svg, 192],
  ["icon-512", svg, 512],
  ["maskable-512", maskable, 512],
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
for (const [name, drawing, size] of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${drawing}`,
  );
  await page.screenshot({ path: `${web}public/icons/${name}.png`, omitBackground: true });
  await page.close();
}
await browser.close();

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type TestApp, testApp } from "../test/build-app.ts";
import { makeAdmin, makeHunt } from "../test/factories.ts";

const index = `<!doctype html><html><head><title>Ten Paces</title>
<meta name="description" content="Anything." /></head><body><div id="before"></div></body></html>`;

/** Stands for what the build leaves: shows the answers as they came, and how often it drew. */
const renderer = `let draws = 0;
export async function renderPage(path, answers) {
  if (path === "/leaderboard") throw new Error("no such board");
  draws += 1;
  return "<main data-draws='" + draws + "'>" + JSON.stringify(answers) + "</main>";
}`;

let folder: string;
let app: TestApp;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "ten-paces-drawn-"));
  writeFileSync(join(folder, "index.html"), index);
  const pages = ["/", "/hunts", "/free-hunt", "/faqs", "/leaderboard"].map((path) => ({
    path,
    title: `Page ${path}`,
    description: "Of data.",
    html: path === "/faqs" ? "<main>Built</main>" : null,
  }));
  writeFileSync(join(folder, "pages.json"), JSON.stringify(pages));
  mkdirSync(join(folder, "render/en"), { recursive: true });
  writeFileSync(join(folder, "render/en/render.js"), renderer);
  app = await testApp({ WEB_DIST: folder });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = async (url: string) => (await app.fastify.inject({ url })).body;

test("a page of data is drawn of what a visitor's calls answer, and of nothing else", async () => {
  const open = await makeHunt(app, { secret: "kept" });
  const draft = await makeHunt(app, { state: "IOWA", status: "PENDING", secret: "kept" });
  const list = (await app.fastify.inject({ url: "/api/hunts" })).body;
  expect(list).toContain(open);
  expect(await get("/hunts")).toContain(`'>${JSON.stringify({ "/hunts": list })}</main>`);
  const landing = await get("/");
  for (const call of ["/hunts?filter=popular&limit=6", "/hunts?filter=latest&limit=6", "/hunts"]) {
    const answer = (await app.fastify.inject({ url: `/api${call}` })).body;
    expect(landing).toContain(`${JSON.stringify(call)}:${JSON.stringify(answer)}`);
  }
  const hunt = await get(`/hunt/${open}`);
  const shown = (await app.fastify.inject({ url: `/api/hunts/${open}` })).body;
  expect(hunt).toContain(JSON.stringify({ [`/hunts/${open}`]: shown }));
  for (const page of [hunt, landing]) {
    expect(page).not.toContain("kept");
    expect(page).not.toContain(draft);
  }
  expect(await get(`/hunt/${draft}`)).toBe(index);
});

test("it is drawn once for what stands on it, and anew when that has changed", async () => {
  const open = await makeHunt(app, { state: "UTAH" });
  const first = await get(`/hunt/${open}`);
  expect(await get(`/hunt/${open}`)).toBe(first);
  const admin = await makeAdmin(app);
  const body = { description: "Another day." };
  await app.ask(contract.updateHunt, { params: { id: open }, body }, admin);
  const later = vi.spyOn(performance, "now").mockReturnValue(performance.now() + 5_000);
  expect(await get(`/hunt/${open}`)).toContain("Another day.");
  later.mockRestore();
});

test("what cannot be read or drawn is sent as it was built", async () => {
  expect(await get("/leaderboard")).toContain("<title>Page /leaderboard</title>");
  expect(await get("/leaderboard")).toContain('<div id="before"></div>');
  expect(app.logLines.join("")).toContain("no such board");
  // There is no free hunt in this world.
  expect(await get("/free-hunt")).toContain('<div id="before"></div>');
});

test("what the server draws with is sent to nobody", async () => {
  expect((await app.fastify.inject({ url: "/render/en/render.js" })).statusCode).toBe(404);
});

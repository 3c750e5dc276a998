import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../test/build-app.ts";
import { makeAdmin, makeHunt } from "../test/factories.ts";
import { readPublicPages } from "./public-pages.ts";

const index = `<!doctype html><html><head><title>Ten Paces</title>
<meta
  name="description"
  content="Anything."
/><script type="module" src="/assets/index.js"></script></head><body><div id="before"></div><div id="root"></div></body></html>`;

let folder: string;
let app: TestApp;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "ten-paces-pages-"));
  writeFileSync(join(folder, "index.html"), index);
  const rules = {
    path: "/rules",
    title: 'Rules & "more"',
    description: "How it is <played>.",
    html: "<main><h1>Rules</h1>It costs $& and $1.</main>",
  };
  const hunts = { path: "/hunts", title: "Hunts", description: "All of them.", html: null };
  writeFileSync(join(folder, "pages.json"), JSON.stringify([rules, hunts]));
  writeFileSync(join(folder, "index.es.html"), index.replace("<html>", '<html lang="es-US">'));
  const reglas = { ...rules, title: "Reglas", html: "<main><h1>Reglas</h1></main>" };
  writeFileSync(join(folder, "pages.es.json"), JSON.stringify([reglas]));
  const files = [
    { address: "^/receipts/[^/]+/?$", files: ["/assets/receipt.js"] },
    { address: "^/rules/?$", files: ["/assets/rules.js"] },
    {
      address: "^/hunt(?:/[^/]+)?/?$",
      files: ["/assets/hunt.js"],
      views: {
        outside: ["/assets/preview.js", "/assets/cards.js"],
        physical: ["/assets/physical.js"],
        digital: ["/assets/digital.js"],
        free: ["/assets/free.js"],
      },
    },
  ];
  writeFileSync(join(folder, "page-files.json"), JSON.stringify(files));
  app = await testApp({ WEB_DIST: folder });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.fastify.inject({ url, headers });

test("a public page has its text, its head and its one address before any script runs", async () => {
  const { body, headers } = await get("/rules?from=mail");
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(body).toContain('<div id="before"><main><h1>Rules</h1>It costs $& and $1.</main></div>');
  expect(body).toContain("<title>Rules &amp; &quot;more&quot;</title>");
  expect(body).toContain('content="How it is &lt;played&gt;."');
  expect(body).toContain('<link rel="canonical" href="https://hunts.test/rules" />');
  expect(body).toContain('<meta property="og:url" content="https://hunts.test/rules" />');
  expect(body.match(/name="description"/g)).toHaveLength(1);
  expect(body).toContain('<meta property="og:image" content="https://hunts.test/picture.png" />');
  expect(body).toContain('<meta property="og:image:width" content="1200" />');
  expect(body).toMatch(/<meta property="og:image:alt" content="[^"]+" \/>/);
  const packed = await get("/rules", { "accept-encoding": "br" });
  expect(packed.headers["content-encoding"]).toBe("br");
});

test("a page's script sets out with its first bytes", async () => {
  const link = '<link rel="modulepreload" href="/assets/receipt.js" crossorigin />';
  expect((await get("/receipts/1")).body).toContain(`${link}</head>`);
  expect((await get("/receipts/1/more")).body).toBe(index);
});

test("where there is a text to read, the script waits for its letters and its style", async () => {
  const tags = [
    { tag: "script", from: "/assets/index.js" },
    { tag: "link", from: "/assets/rules.js" },
  ];
  const { body } = await get("/rules");
  for (const { tag, from } of tags)
    expect(body).toMatch(new RegExp(`<${tag}[^>]* fetchpriority="low"[^>]*"${from}"`));
  // These show nothing before it.
  for (const url of ["/receipts/1", "/hunts"])
    expect((await get(url)).body).not.toContain("fetchpriority");
});

test("a page that draws itself is bare, and one of data has its head alone", async () => {
  expect((await get("/profile")).body).toBe(index);
  const { body } = await get("/hunts");
  expect(body).toContain("<title>Hunts</title>");
  expect(body).toContain('<div id="before"></div>');
});

test("a hunt that is open is told by name, one that is not by nothing", async () => {
  const open = await makeHunt(app, { secret: "kept" });
  const draft = await makeHunt(app, { state: "IOWA", status: "PENDING" });
  const { body } = await get(`/hunt/${open}`);
  expect(body).toContain("<title>The KANSAS Test Hunt · Ten Paces</title>");
  expect(body).toContain(`content="https://hunts.test/hunt/${open}/picture.png"`);
  expect(body).not.toContain("kept");
  const bare = index.replace(
    "</head>",
    '<link rel="modulepreload" href="/assets/hunt.js" crossorigin /></head>',
  );
  expect((await get(`/hunt/${draft}`)).body).toBe(bare);
  expect((await get("/hunt/no-such-hunt")).body).toBe(bare);
  const map = await get("/sitemap.xml");
  expect(map.headers["content-type"]).toBe("application/xml; charset=utf-8");
  expect(map.body.match(/<loc>[^<]*<\/loc>/g)).toEqual([
    "<loc>https://hunts.test/rules</loc>",
    "<loc>https://hunts.test/hunts</loc>",
    `<loc>https://hunts.test/hunt/${open}</loc>`,
  ]);
  const admin = await makeAdmin(app);
  const params = { id: open };
  await app.ask(contract.updateHunt, { params, body: { status: "PAUSED" } }, admin);
  expect((await get("/sitemap.xml")).body).not.toContain(open);
});

test("a hunt's page names what a visitor's browser is about to ask for, and what a hunter's is", async () => {
  const walked = await makeHunt(app, { state: "OHIO" });
  const solved = await makeHunt(app, { state: "OHIO", variant: "DIGITAL" });
  for (const [id, own] of [
    [walked, "physical"],
    [solved, "digital"],
  ]) {
    const { body } = await get(`/hunt/${id}`);
    expect(body).toContain('href="/assets/hunt.js"');
    expect(body).toContain(
      '<meta name="script-public" content="/assets/preview.js /assets/cards.js" />',
    );
    expect(body).toContain(`<meta name="script-player" content="/assets/${own}.js" />`);
    expect(body).not.toContain("script-own");
    // Before the script that reads them.
    expect(body.indexOf("script-player")).toBeLessThan(body.indexOf("<title>"));
  }
  expect((await get("/rules")).body).not.toContain("script-");
});

test("what is no public page is left out of a search engine's index", async () => {
  const open = await makeHunt(app, { state: "UTAH" });
  const draft = await makeHunt(app, { state: "UTAH", status: "PENDING" });
  for (const path of ["/nowhere", "/hunt/no-such-hunt", `/hunt/${draft}`, "/profile"])
    expect((await get(path)).headers["x-robots-tag"], path).toBe("noindex");
  for (const path of ["/rules", `/hunt/${open}`])
    expect((await get(path)).headers["x-robots-tag"], path).toBeUndefined();
});

test("crawlers are told what is not for them, and where the list is", async () => {
  const { body } = await get("/robots.txt");
  expect(body).toContain("Disallow: /admin\n");
  expect(body).toContain("Sitemap: https://hunts.test/sitemap.xml\n");
});

test("the calls' other origin is said on every page", async () => {
  const pages = readPublicPages(
    folder,
    { "api-base": "https://calls.test/api?a&b", "map-style": null },
    () => "https://hunts.test",
  )("en");
  for (const path of ["/rules", "/profile"]) {
    const { plain } = await pages.page(path);
    expect(plain.toString()).toContain(
      '<meta name="api-base" content="https://calls.test/api?a&amp;b" />',
    );
  }
});

test("a page is sent in the reader's language: by the browser, a choice, or the address", async () => {
  const spanish = await get("/rules", { "accept-language": "es-MX,es;q=0.9" });
  expect(spanish.body).toContain('<html lang="es-US">');
  expect(spanish.body).toContain("<h1>Reglas</h1>");
  expect(spanish.headers.vary).toBe("accept-encoding, accept-language, cookie");
  expect(spanish.headers["set-cookie"]).toBeUndefined();
  const chosen = await get("/rules", { "accept-language": "es", cookie: "language=en" });
  expect(chosen.body).toContain("<h1>Rules</h1>");
  const linked = await get("/rules?language=es");
  expect(linked.body).toContain("<h1>Reglas</h1>");
  expect(linked.headers["set-cookie"]).toBe("language=es; Path=/; Max-Age=31536000; SameSite=Lax");
  expect((await get("/profile", { cookie: "language=es" })).body).toContain('lang="es-US"');
});

test("search engines are told the address of each language", async () => {
  const { body } = await get("/rules?language=es");
  expect(body).toContain('<link rel="canonical" href="https://hunts.test/rules?language=es" />');
  for (const page of [body, (await get("/rules")).body]) {
    expect(page).toContain(
      '<link rel="alternate" hreflang="en" href="https://hunts.test/rules" />',
    );
    expect(page).toContain('hreflang="es" href="https://hunts.test/rules?language=es" />');
  }
});

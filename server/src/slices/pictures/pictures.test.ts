import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { makeHunt } from "../../../test/factories.ts";
import { cardSize, drawCard, linesOf } from "./card.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** Width and height as the head of a PNG has them; null where the bytes are none. */
function sizeOf(png: Buffer): { width: number; height: number } | null {
  if (png.toString("latin1", 1, 4) !== "PNG") return null;
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

test("an open hunt has a picture that messengers can show, another for each hunt", async () => {
  const [one, other] = [await makeHunt(app), await makeHunt(app, { state: "VERMONT" })];
  const answer = await app.fastify.inject({ url: `/hunt/${one}/picture.png` });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toBe("image/png");
  expect(answer.headers["cache-control"]).toBe("public, max-age=86400");
  expect(sizeOf(answer.rawPayload)).toEqual(cardSize);
  const again = await app.fastify.inject({ url: `/hunt/${one}/picture.png` });
  expect(again.rawPayload.equals(answer.rawPayload)).toBe(true);
  const site = await app.fastify.inject({ url: "/picture.png" });
  expect(sizeOf(site.rawPayload)).toEqual(cardSize);
  expect(site.rawPayload.equals(answer.rawPayload)).toBe(false);
  const another = await app.fastify.inject({ url: `/hunt/${other}/picture.png` });
  expect(another.rawPayload.equals(answer.rawPayload)).toBe(false);
});

test("what is not open, not there or no id has none", async () => {
  const draft = await makeHunt(app, { status: "PENDING" });
  for (const id of [draft, "no-such-hunt", "%00"]) {
    const { statusCode } = await app.fastify.inject({ url: `/hunt/${id}/picture.png` });
    expect([400, 404]).toContain(statusCode);
  }
});

const card = {
  seed: "a",
  code: "VT",
  eyebrow: "Vermont · On foot",
  name: "Salt & <Stone>",
  prize: "$36,563",
  squares: 10,
};

test("a card has the hunt's words, a tick for each square, and cannot be broken by a name", () => {
  const svg = drawCard(card);
  expect(svg).toContain("Salt &amp; &lt;Stone&gt;");
  expect(svg).toContain("$36,563");
  expect(svg.match(/rx="4"/g)).toHaveLength(10);
  expect(drawCard({ ...card, seed: "b" })).not.toBe(svg);
});

test("long names stand in four lines at most", () => {
  expect(linesOf("Short")).toEqual(["Short"]);
  const lines = linesOf(
    "From the Kissing Bridge over the Lamoille River to the last lighthouse of the lake",
  );
  expect(lines).toHaveLength(4);
  expect(lines[3]).toMatch(/…$/);
  expect(lines.every((line) => line.length <= 18)).toBe(true);
});

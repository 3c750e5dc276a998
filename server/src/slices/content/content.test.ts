import { faqCategory, listAnnouncements, listErrata, listFaqs, plans } from "@ten-paces/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { sql } from "../../lib/db/sql.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import { newId } from "../../lib/ids.ts";
import { seedContent } from "./service.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const addAnnouncement = (title: string, publishedAt: string) =>
  inTransaction(app.deps.db, (tx) =>
    tx.execute(sql`
      insert into announcements (id, title, excerpt, content, author, category, featured, published_at)
      values (${newId()}, ${title}, 'Short', ${"First <b>&</b> line\n\nSecond ]]> line"}, 'Ada', 'Winner',
        false, ${new Date(publishedAt)})`),
  );

const titles = async () =>
  (await app.ask(listAnnouncements, {})).announcements.map((one) => one.title);

test("the launch announcement is written once, also when many processes start at once", async () => {
  expect(await titles()).toEqual([]);
  await Promise.all(Array.from({ length: 5 }, () => seedContent(app.deps)));
  expect(await titles()).toEqual(["Ten Paces is open"]);
});

test("once deleted it stays deleted", async () => {
  await inTransaction(app.deps.db, (tx) => tx.execute(sql`delete from announcements`));
  await seedContent(app.deps);
  expect(await titles()).toEqual([]);
});

test("announcements come newest first, and those of the future wait", async () => {
  await addAnnouncement("Older", "2026-05-01T00:00:00Z");
  await addAnnouncement("Newer", "2026-05-03T00:00:00Z");
  await addAnnouncement("Later", "2026-05-05T00:00:00Z");
  expect(await titles()).toEqual(["Newer", "Older"]);
  app.clock.set("2026-05-05T00:00:01Z");
  expect(await titles()).toEqual(["Later", "Newer", "Older"]);
});

test("the feed holds the announcements, with links to the pages and without their markup", async () => {
  const answer = await app.fastify.inject({ url: "/rss.xml" });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toBe("application/rss+xml; charset=utf-8");
  expect(answer.body).toContain('<rss version="2.0"');
  expect(answer.body.match(/<item>/g)).toHaveLength(3);
  expect(answer.body).toContain("https://hunts.test/announcements#");
  expect(answer.body).toContain("&lt;b&gt;");
  expect(answer.body).not.toContain("<b>");
  // A CDATA section that the text could close would let it write elements of its own.
  expect(answer.body.split("]]>").length).toBe(answer.body.split("<![CDATA[").length);
});

test("the same feed is there as Atom, with what RFC 4287 asks of a feed and of an entry", async () => {
  const answer = await app.fastify.inject({ url: "/atom.xml" });
  expect(answer.headers["content-type"]).toBe("application/atom+xml; charset=utf-8");
  const [head = "", ...entries] = answer.body.split("<entry>");
  expect(head).toContain('<feed xmlns="http://www.w3.org/2005/Atom">');
  expect(head).toContain('<link rel="self" href="https://hunts.test/atom.xml"/>');
  expect(entries).toHaveLength(3);
  for (const part of [head, ...entries]) {
    expect(part).toMatch(/<title[ >]/);
    expect(part).toMatch(/<id>https:\/\/hunts\.test\/announcements/);
    expect(part).toMatch(/<updated>\d{4}-\d\d-\d\dT[\d:.]+Z<\/updated>/);
  }
  expect(head).toMatch(/<author>\s*<name>Ten Paces<\/name>/);
  expect(new Set(entries.map((entry) => /<id>(.*)<\/id>/.exec(entry)?.[1])).size).toBe(3);
  expect(answer.body).not.toContain("<b>");
});

test("errata come newest first, with every field", async () => {
  for (const [num, at] of [
    [3, "2026-05-01T00:00:00Z"],
    [7, "2026-05-02T00:00:00Z"],
  ] as const) {
    await inTransaction(app.deps.db, (tx) =>
      tx.execute(sql`
        insert into errata (id, hunt_name, square_number, original_clue, correction, severity, status, posted_at)
        values (${newId()}, 'Kansas', ${num}, 'Built in 1873', 'Built in 1878', 'High', 'Active', ${new Date(at)})`),
    );
  }
  const { errata } = await app.ask(listErrata, {});
  expect(errata.map((one) => one.squareNumber)).toEqual([7, 3]);
  expect(errata[0]).toMatchObject({
    huntName: "Kansas",
    originalClue: "Built in 1873",
    correction: "Built in 1878",
    severity: "High",
    status: "Active",
    datePosted: "2026-05-02T00:00:00.000Z",
  });
});

test("every category of the questions has several, each with an id of its own", async () => {
  const { faqs } = await app.ask(listFaqs, {});
  for (const category of faqCategory.options) {
    expect(faqs.filter((one) => one.category === category).length, category).toBeGreaterThan(2);
  }
  expect(new Set(faqs.map((one) => one.id)).size).toBe(faqs.length);
});

test("the prices in the answers are those that are charged", async () => {
  const { faqs } = await app.ask(listFaqs, {});
  const answer = faqs.find((one) => one.id === "what-does-it-cost")?.answer ?? "";
  for (const plan of plans) expect(answer).toContain(`$${(plan.priceCents / 100).toFixed(2)}`);
});

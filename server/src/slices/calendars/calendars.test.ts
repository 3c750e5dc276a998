import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { makeHunt } from "../../../test/factories.ts";
import { sql } from "../../lib/db/sql.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import { calendarFile } from "./rules.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const stampedAt = new Date("2026-11-23T20:00:00.123Z");
const event = {
  uid: "kansas-1-opens@hunts.test",
  sequence: 4,
  at: new Date("2026-11-28T18:00:00.000Z"),
  title: "Opens: Rails; Rivers, and \\ Ruins",
  description: "One.\nTwo.",
  url: "https://hunts.test/hunt/kansas-1",
  ringsHoursBefore: 1,
};

test("a calendar has what RFC 5545 requires, each line ended by CRLF", () => {
  const text = calendarFile([event], stampedAt);
  expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  expect(text.split("\r\n")).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Ten Paces//Hunts//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    "UID:kansas-1-opens@hunts.test",
    "SEQUENCE:4",
    "DTSTAMP:20261123T200000Z",
    "DTSTART:20261128T180000Z",
    "TRANSP:TRANSPARENT",
    "SUMMARY:Opens: Rails\\; Rivers\\, and \\\\ Ruins",
    "DESCRIPTION:One.\\nTwo.",
    "URL:https://hunts.test/hunt/kansas-1",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    "DESCRIPTION:Opens: Rails\\; Rivers\\, and \\\\ Ruins",
    "TRIGGER:-PT1H",
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

test("long lines are folded at 75 octets, between letters, and read back as they were", () => {
  const title = "Ka‘ena Point 🗺️ ".repeat(20);
  const text = calendarFile([{ ...event, title }], stampedAt);
  for (const line of text.split("\r\n")) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toContain("\ufffd");
  }
  expect(text.replaceAll("\r\n ", "")).toContain(`SUMMARY:${title}`);
});

const fileOf = (id: string) => app.fastify.inject({ url: `/api/hunts/${id}/calendar.ics` });
const setDates = (id: string, opens: number | null, closes: number | null, status = "ACTIVE") => {
  const inDays = (days: number | null) =>
    days === null ? null : new Date(app.clock.now().getTime() + days * 86_400_000);
  return inTransaction(app.deps.db, (tx) =>
    tx.execute(sql`
      update hunts set opens_at = ${inDays(opens)}, closes_at = ${inDays(closes)}, status = ${status}
      where id = ${id}`),
  );
};

test("a hunt's file has its dates to come, and nothing of its squares", async () => {
  const id = await makeHunt(app, { state: "KANSAS", secret: "otter" });
  await setDates(id, 2, 92);
  const both = await fileOf(id);
  expect(both.headers["content-type"]).toMatch(/^text\/calendar; charset=utf-8/);
  expect(both.body.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(both.body).toContain(`UID:${id}-opens@`);
  expect(both.body).not.toContain("otter");
  await setDates(id, -1, 92);
  const closing = await fileOf(id);
  expect(closing.body.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(closing.body).toContain(`UID:${id}-closes@`);
  await setDates(id, null, 92, "PAUSED");
  expect((await fileOf(id)).statusCode).toBe(404);
});

test("hunts in stock and unknown ones have no file", async () => {
  const stock = await makeHunt(app, { state: "IOWA", status: "AVAILABLE" });
  await setDates(stock, 3, 90, "AVAILABLE");
  expect((await fileOf(stock)).statusCode).toBe(404);
  expect((await fileOf("none")).statusCode).toBe(404);
  expect((await fileOf("A%20B")).statusCode).toBe(404);
});

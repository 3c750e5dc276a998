import { contact, requestAccommodation } from "@ten-paces/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { sql } from "../../lib/db/sql.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ SUPPORT_EMAIL: "desk@hunts.test" });
});
afterAll(() => app.close());

const message = {
  name: "Ada Marsh",
  email: "ada@hunts.test",
  subject: "billing",
  message: "I was charged on Tuesday.\nPlease look.",
} as const;

const storedTickets = () =>
  app.deps.db.query<{
    number: string;
    kind: string;
    topic: string;
    email: string;
    message: string;
  }>(sql`select number, kind, topic, email, message from tickets order by created_at, id`);

test("a message is stored under the number that the sender sees, and mailed to support", async () => {
  const answer = await app.ask(contact, { body: message });
  expect(answer.ticket).toMatch(/^TP-[2-9A-Z]{5}$/);
  expect(answer.message).toContain(answer.ticket);
  expect(await storedTickets()).toContainEqual({
    number: answer.ticket,
    kind: "contact",
    topic: "billing",
    email: message.email,
    message: message.message,
  });
  await app.deps.jobs.drain();
  const mail = app.sent.find((one) => one.subject.includes(answer.ticket));
  expect(mail?.to).toBe("desk@hunts.test");
  expect(mail?.subject).toBe(`[${answer.ticket}] Billing, from Ada Marsh`);
  expect(mail?.text).toContain(message.message);
  expect(mail?.text).toContain(message.email);
});

test("an accommodation request is a ticket of its own kind", async () => {
  const { ticket } = await app.ask(requestAccommodation, {
    body: {
      name: "Ben",
      email: "ben@hunts.test",
      accessibilityNeed: "motor",
      description: "I use a wheelchair.",
    },
  });
  const stored = (await storedTickets()).find((one) => one.number === ticket);
  expect(stored).toMatchObject({ kind: "accessibility", topic: "motor" });
  await app.deps.jobs.drain();
  expect(app.sent.some((mail) => mail.subject.includes("Accommodation: Motor"))).toBe(true);
});

test("a name with a line break cannot add lines to the mail, neither to its subject nor to its head", async () => {
  const { ticket } = await app.ask(contact, {
    body: { ...message, name: "Eve\r\nBcc: everyone@hunts.test\nTicket: TP-FAKE1" },
  });
  await app.deps.jobs.drain();
  const mail = app.sent.find((one) => one.subject.includes(ticket));
  expect(mail?.subject).not.toMatch(/[\r\n]/);
  expect(mail?.text.match(/^Ticket:/gm)).toHaveLength(1);
  expect(mail?.text).not.toMatch(/^Bcc:/m);
  const stored = (await storedTickets()).find((one) => one.number === ticket);
  expect(stored?.message).toBe(message.message);
});

test("what is missing or malformed is named, and nothing is stored", async () => {
  const before = (await storedTickets()).length;
  for (const body of [
    { ...message, name: "  " },
    { ...message, email: "not an address" },
    { ...message, subject: "love" },
    { ...message, message: "" },
    { ...message, message: "x".repeat(5001) },
    {},
    [],
  ]) {
    const answer = await app.call(contact, { body } as never);
    expect(answer.status, JSON.stringify(body).slice(0, 80)).toBe(400);
    expect(answer.body.issues).not.toHaveLength(0);
  }
  expect(await storedTickets()).toHaveLength(before);
});

test("two hundred tickets have two hundred numbers", async () => {
  const numbers = await Promise.all(
    Array.from({ length: 200 }, async () => (await app.ask(contact, { body: message })).ticket),
  );
  expect(new Set(numbers).size).toBe(200);
});

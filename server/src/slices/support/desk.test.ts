import {
  contact,
  getTicket,
  listTickets,
  replyToTicket,
  setTicketStatus,
} from "@ten-paces/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { type Hunter, makeAdmin, makeHunter } from "../../../test/factories.ts";

let app: TestApp;
let admin: Hunter;
let hunter: Hunter;
let id: string;
let number: string;
beforeAll(async () => {
  app = await testApp({ SUPPORT_EMAIL: "desk@hunts.test" });
  admin = await makeAdmin(app);
  hunter = await makeHunter(app);
  const body = {
    name: "Ada Marsh",
    email: hunter.email,
    subject: "billing" as const,
    message: "I was charged 100% on Tuesday.",
  };
  number = (await app.ask(contact, { body })).ticket;
  await app.ask(contact, {
    body: { ...body, name: "Bo", email: "bo@hunts.test", message: "Hello" },
  });
  id = (await find({ search: number })).tickets[0]?.id ?? "";
});
afterAll(() => app.close());

const find = (query: Record<string, unknown>) => app.ask(listTickets, { query }, admin);
const reply = (body: Record<string, unknown>) =>
  app.call(replyToTicket, { params: { id }, body } as never, admin);
const answer = { text: "We gave it back.", internal: false, close: true, read: 0 };

test("tickets are found by number, name, address and text, and by what is left to do", async () => {
  for (const search of [number, "ada mar", hunter.email, "100%"])
    expect((await find({ search })).tickets.map((one) => one.number)).toEqual([number]);
  expect(await find({ search: "1000%" })).toMatchObject({ tickets: [], total: 0, open: 2 });
  expect(await find({ status: "closed" })).toMatchObject({ total: 0 });
  expect((await find({})).tickets[0]).toMatchObject({ topic: "Billing", status: "open" });
});

test("a ticket is answered by mail once, and closed; a colleague's answer is read first", async () => {
  const whole = await app.ask(getTicket, { params: { id } }, admin);
  expect(whole).toMatchObject({ userId: hunter.id, replies: [] });
  const [first, second] = await Promise.all([reply(answer), reply(answer)]);
  expect([first.status, second.status].sort()).toEqual([200, 409]);
  await app.deps.jobs.drain();
  const mails = app.sent.filter((mail) => mail.to === hunter.email && mail.subject.startsWith("["));
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toBe(`[${number}] Billing`);
  expect(mails[0]?.text).toContain("We gave it back.");
  const after = await app.ask(getTicket, { params: { id } }, admin);
  expect(after.ticket).toMatchObject({ status: "closed", replies: 1 });
  expect((await find({})).open).toBe(1);
});

test("a note for colleagues is mailed to nobody, and a closed ticket opens again", async () => {
  const before = app.sent.length;
  expect((await reply({ ...answer, internal: true, close: false, read: 1 })).status).toBe(200);
  await app.deps.jobs.drain();
  expect(app.sent.length).toBe(before);
  const body = { status: "open" as const };
  const { ticket } = await app.ask(setTicketStatus, { params: { id }, body }, admin);
  expect(ticket.status).toBe("open");
});

test("nobody else reads or answers, and what is refused says why", async () => {
  expect((await app.call(getTicket, { params: { id } }, hunter)).status).toBe(403);
  expect((await app.call(listTickets, { query: {} })).status).toBe(401);
  expect((await reply({ ...answer, text: " ", read: 2 })).body).toMatchObject({
    issues: [{ message: "Please write an answer." }],
  });
  const params = { id: crypto.randomUUID() };
  expect((await app.call(getTicket, { params }, admin)).status).toBe(404);
});

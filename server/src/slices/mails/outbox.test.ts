import * as contract from "@ten-paces/contract";
import { expect, test } from "vitest";
import { testApp } from "../../../test/build-app.ts";
import { makeAdmin, makeHunter } from "../../../test/factories.ts";
import { sql } from "../../lib/db/sql.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import { forgetMails, sendMail } from "../../lib/mail/mail.ts";

const link = /token=[\w-]{20,}/;

test("the outbox is an administrator's, shows links where nothing is sent, and every look is audited", async () => {
  const app = await testApp();
  try {
    const admin = await makeAdmin(app);
    const hunter = await makeHunter(app);
    await app.deps.jobs.drain();
    expect((await app.call(contract.listOutbox, { query: {} })).status).toBe(401);
    expect((await app.call(contract.listOutbox, { query: {} }, hunter)).status).toBe(403);
    const { mails } = await app.ask(contract.listOutbox, { query: {} }, admin);
    expect(mails[0]).toMatchObject({ to: hunter.email });
    expect(mails[0]?.text).toMatch(link);
    const { entries } = await app.ask(contract.listAudit, { query: {} }, admin);
    expect(entries[0]).toMatchObject({ action: "read the outbox", actor: admin.email });
  } finally {
    await app.close();
  }
});

test("mails are found by whom and what about, those that wait alone, by the page", async () => {
  const app = await testApp();
  try {
    const admin = await makeAdmin(app);
    const [one, other] = [await makeHunter(app), await makeHunter(app)];
    await app.deps.jobs.drain();
    await app.ask(contract.forgotPassword, { body: { email: other.email } });
    const find = async (query: contract.Parts<typeof contract.listOutbox>["query"]) =>
      app.ask(contract.listOutbox, { query }, admin);
    const to = async (query: contract.Parts<typeof contract.listOutbox>["query"]) =>
      (await find(query)).mails.map((mail) => mail.to);
    expect(await to({ search: one.email.toUpperCase() })).toEqual([one.email]);
    expect(await to({ search: "100%" })).toEqual([]);
    expect((await to({ search: "confirm your" })).sort()).toEqual([one.email, other.email].sort());
    await app.deps.jobs.drain();
    expect(await to({ show: "waiting" })).toEqual([]);
    const all = await find({});
    const second = await find({ limit: 1, page: 2 });
    expect(second).toMatchObject({ total: all.total, page: 2, pageSize: 1 });
    expect(second.mails[0]?.id).toBe(all.mails[1]?.id);
  } finally {
    await app.close();
  }
});

test("where mail is sent, what opens an account is in the mail and nowhere else afterwards", async () => {
  const app = await testApp({ SMTP_URL: "smtp://mail.test" });
  try {
    const admin = await makeAdmin(app);
    const hunter = await makeHunter(app);
    await app.ask(contract.forgotPassword, { body: { email: hunter.email } });
    await app.deps.jobs.drain();
    const sent = app.sent.filter(({ to }) => to === hunter.email);
    expect(sent).toHaveLength(2);
    const tokens = sent.map(({ text }) => /token=([\w-]{20,})/.exec(text)?.[1] ?? "none");
    expect(tokens).not.toContain("none");
    const rows = await app.deps.db.query<{ row: string }>(
      sql`select m::text as row from mails m union all select j::text from jobs j`,
    );
    for (const token of tokens) {
      expect(rows.filter(({ row }) => row.includes(token))).toEqual([]);
    }
    const { mails } = await app.ask(contract.listOutbox, { query: {} }, admin);
    for (const mail of mails) expect(mail.text).not.toMatch(link);
  } finally {
    await app.close();
  }
});

test("a link that waits to be sent is not shown where mail is sent", async () => {
  const app = await testApp({ SMTP_URL: "smtp://mail.test" });
  try {
    const admin = await makeAdmin(app);
    await makeHunter(app);
    const { mails } = await app.ask(contract.listOutbox, { query: {} }, admin);
    expect(mails[0]?.sentAt).toBeNull();
    expect(mails[0]?.text).toContain("token=(removed)");
  } finally {
    await app.close();
  }
});

test("links are wiped when they no longer work, and mails go after a season", async () => {
  const app = await testApp();
  try {
    await makeHunter(app);
    await app.deps.jobs.drain();
    const night = async (days: number) => {
      app.clock.advance(days * 86_400);
      await inTransaction(app.deps.db, (tx) => forgetMails(tx, app.clock.now(), 100));
      return app.deps.db.query<{ secret: string | null }>(sql`select secret from mails`);
    };
    expect((await night(1)).map(({ secret }) => typeof secret)).toEqual(["string"]);
    expect(await night(8)).toEqual([{ secret: null }]);
    // One that was never sent, and was let go of.
    const mail = { kind: null, to: "b@hunts.test", subject: "Lost", text: "It began." };
    await inTransaction(app.deps.db, (tx) => sendMail(app.deps, tx, mail));
    expect(await night(89)).toHaveLength(1);
    expect(await night(2)).toEqual([]);
  } finally {
    await app.close();
  }
});

test("a mail whose link was removed is not sent without it, whoever asks", async () => {
  const app = await testApp({ SMTP_URL: "smtp://mail.test" });
  try {
    const admin = await makeAdmin(app);
    const hunter = await makeHunter(app);
    app.clock.advance(9 * 86_400);
    await inTransaction(app.deps.db, (tx) => forgetMails(tx, app.clock.now(), 100));
    await app.deps.jobs.drain();
    expect(app.sent.filter(({ to }) => to === hunter.email)).toEqual([]);
    const { jobs } = await app.ask(contract.listJobs, { query: { status: "failed" } }, admin);
    expect(jobs[0]).toMatchObject({
      kind: "mail",
      error: expect.stringContaining("works no longer"),
      mail: { to: hunter.email, maybeTaken: false },
    });
  } finally {
    await app.close();
  }
});

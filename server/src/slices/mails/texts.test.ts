import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { type Hunter, makeAdmin, makeHunter } from "../../../test/factories.ts";

let app: TestApp;
let admin: Hunter;

beforeAll(async () => {
  app = await testApp();
  admin = await makeAdmin(app);
});
afterAll(() => app.close());

const set = (mailTexts: contract.MailTexts) =>
  app.call(contract.updateSettings, { body: { mailTexts } }, admin);
const preview = (kind: contract.MailKind, words: contract.MailWords) =>
  app.ask(contract.previewMail, { body: { kind, words } }, admin);

test("a text stands under its own sort of mail alone, filled and escaped; an empty one takes it back", async () => {
  const closing = "Questions? {support}\n\n<b>Bring boots</b> & see {site}.";
  expect((await set({ confirm_address: { closing } })).status).toBe(200);
  const welcomed = await makeHunter(app);
  await app.ask(contract.forgotPassword, { body: { email: welcomed.email } });
  await app.deps.jobs.drain();
  const [welcome, reset] = app.sent.filter(({ to }) => to === welcomed.email);
  expect(welcome?.text).toContain("Questions? support@tenpaces.example\n\n<b>Bring boots</b>");
  expect(welcome?.text).toContain("see https://hunts.test.");
  expect(welcome?.html).toContain("&lt;b&gt;Bring boots&lt;/b&gt; &amp; see");
  expect(welcome?.html).not.toContain("<b>Bring");
  expect(reset?.subject).toBe("Choose a new password for Ten Paces");
  expect(reset?.text).not.toContain("Bring boots");
  await set({ receipt: { closing: "Keep it." } });
  await set({ confirm_address: { closing: "" } });
  const { settings } = await app.ask(contract.getSettings, {}, admin);
  expect(settings.mailTexts).toEqual({ receipt: { closing: "Keep it." } });
});

test("a mail leaves with the subject and the opening that are set, its link and its own after them; the log has both", async () => {
  const words = {
    subject: "One more step, <hunter>",
    opening: "Good to have you.\n\nWrite to {support} {opening}",
    closing: "",
  };
  const nothing = { subject: "", opening: "", closing: "" };
  expect((await set({ confirm_address: words })).status).toBe(200);
  const { entries } = await app.ask(contract.listAudit, { query: { limit: 1 } }, admin);
  expect(entries[0]).toMatchObject({
    before: { mailTexts: { confirm_address: nothing } },
    after: { mailTexts: { confirm_address: words } },
  });
  const welcomed = await makeHunter(app);
  await app.deps.jobs.drain();
  const mail = () => app.sent.filter(({ to }) => to === welcomed.email).at(-1);
  expect(mail()?.subject).toBe("One more step, <hunter>");
  expect(mail()?.text).toMatch(
    /^Good to have you\.\n\nWrite to support@tenpaces\.example Welcome to Ten Paces!\n\nPlease confirm/,
  );
  expect(mail()?.text).toMatch(/\/verify-email\?token=[\w-]{20}/);
  expect(mail()?.html).toContain("&lt;hunter&gt;");

  await set({ confirm_address: nothing });
  await app.ask(contract.resendVerification, {}, welcomed);
  await app.deps.jobs.drain();
  expect(mail()).toMatchObject({ subject: "Confirm your email for Ten Paces" });
  expect(mail()?.text).toMatch(/^Welcome to Ten Paces!\n\nPlease confirm/);
});

test("what a mail has to say cannot be lost, nor a placeholder stand for nothing, the token of a link among them", async () => {
  const fields = "there are {support} and {site}.";
  const kept = (field: string, stands: string) =>
    `Please keep {${field}} in it: it stands for the mail's own ${stands}, and says what this mail is about.`;
  for (const [words, told] of [
    [{ closing: "Dear {name}" }, `{name} stands for nothing: ${fields}`],
    [{ closing: "Here: {token}" }, `{token} stands for nothing: ${fields}`],
    [
      { opening: "Here: {token}" },
      "{token} stands for nothing: there are {opening}, {support} and {site}.",
    ],
    [{ closing: "Half a { brace" }, "A brace stands alone. Please take it out."],
    [{ closing: "x".repeat(601) }, "Please use at most 600 characters."],
    [{ subject: "x".repeat(121) }, "Please use at most 120 characters."],
    [{ subject: "Two\nlines {subject}" }, "A subject is one line."],
    [{ subject: "{site}: {subject}" }, "{site} stands for nothing: there is {subject}."],
    [{ subject: "Something was given back" }, kept("subject", "subject")],
    [{ opening: "Good news." }, kept("opening", "first paragraph")],
  ] as const) {
    const path = `mailTexts.refund.${Object.keys(words)[0]}`;
    expect(await set({ refund: words }), told).toMatchObject({
      status: 400,
      body: { error: told, issues: [{ path, message: told }] },
    });
  }
  const refused = await app.call(
    contract.previewMail,
    { body: { kind: "refund", words: { subject: "None" } } },
    admin,
  );
  expect(refused.status).toBe(400);
});

test("every sort has a sample that leaves as text and as HTML in an operator's words, and loses nothing by them", async () => {
  for (const kind of contract.mailKindNames) {
    const { own, text: plain } = await preview(kind, {});
    const hard = contract.keepsOwn(kind, "opening");
    // A greeting has no figure, no name in quotes and no link.
    if (!hard) expect(own.opening, kind).not.toMatch(/\d|"|https?:|\{/);
    // What a subject says that may be given another one stands in the mail itself.
    if (!contract.keepsOwn(kind, "subject"))
      for (const [fact] of own.subject.matchAll(/\$?\d[\d,.]*\d|\d/g))
        expect(plain, kind).toContain(fact);
    const { subject, text, html } = await preview(kind, {
      subject: contract.keepsOwn(kind, "subject") ? "Hear: {subject}" : "Hear",
      opening: hard ? "Well. {opening}" : "Well.",
      closing: "Under <all> of it.",
    });
    expect(subject, kind).toBe(
      contract.keepsOwn(kind, "subject") ? `Hear: ${own.subject}` : "Hear",
    );
    expect(text, kind).toBe(
      `${hard ? "Well. " : "Well."}${hard ? plain : plain.slice(own.opening.length)}\n\nUnder <all> of it.`,
    );
    expect(html, kind).toContain("Under &lt;all&gt; of it.");
    expect(text, kind).not.toContain("{token}");
  }
});

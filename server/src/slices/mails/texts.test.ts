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
const preview = (kind: contract.MailKind, text: string) =>
  app.ask(contract.previewMail, { body: { kind, text } }, admin);

test("a text stands under its own sort of mail alone, filled and escaped; an empty one takes it back", async () => {
  const text = "Questions? {support}\n\n<b>Bring boots</b> & see {site}.";
  expect((await set({ confirm_address: text })).status).toBe(200);
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
  const { entries } = await app.ask(contract.listAudit, { query: { limit: 1 } }, admin);
  expect(entries[0]).toMatchObject({
    before: { mailTexts: { confirm_address: "" } },
    after: { mailTexts: { confirm_address: text } },
  });
  await set({ receipt: "Keep it." });
  await set({ confirm_address: "" });
  const { settings } = await app.ask(contract.getSettings, {}, admin);
  expect(settings.mailTexts).toEqual({ receipt: "Keep it." });
});

test("a placeholder that stands for nothing, the token of a link among them, is refused by its name", async () => {
  for (const [text, told] of [
    ["Dear {name}", "{name} stands for nothing: there are {support} and {site}."],
    ["Here: {token}", "{token} stands for nothing: there are {support} and {site}."],
    ["Half a { brace", "A brace stands alone. Please take it out."],
    ["x".repeat(601), "Please use at most 600 characters."],
  ] as const) {
    expect(await set({ receipt: text })).toMatchObject({
      status: 400,
      body: { error: told, issues: [{ path: "mailTexts.receipt", message: told }] },
    });
  }
});

test("every sort has a sample that leaves as text and as HTML with what is written under it", async () => {
  for (const kind of contract.mailKindNames) {
    const { subject, text, html } = await preview(kind, "Under <all> of it.");
    expect(subject.length, kind).toBeGreaterThan(5);
    expect(text, kind).toContain("Under <all> of it.");
    expect(html, kind).toContain("Under &lt;all&gt; of it.");
    expect(text, kind).not.toContain("{token}");
  }
});

import { expect, test } from "vitest";
import { mailHtml } from "./html.ts";

const footer = {
  origin: "https://hunts.test",
  supportEmail: "help@hunts.test",
  unsubscribeUrl: null,
};

test("paragraphs, facts, lists and buttons come out of the text", () => {
  const text = `Thank you.

Receipt: 12
Paid: $9.99

- one
- two

Choose one here:
https://hunts.test/reset-password?token=abc&x=1`;
  const html = mailHtml({ subject: "Receipt", text }, footer);
  expect(html).toContain(">Thank you.</p>");
  expect(html).toMatch(/<td[^>]*>Receipt<\/td><td[^>]*>12<\/td>/);
  expect(html.match(/<li /g)).toHaveLength(2);
  expect(html).toMatch(
    /<a href="https:\/\/hunts\.test\/reset-password\?token=abc&amp;x=1"[^>]*>Choose a new password<\/a>/,
  );
  expect(html).not.toContain("Turn mails like this off");
});

test("what somebody typed stays text, in sentences, facts and addresses", () => {
  const evil = '<img src=x onerror="alert(1)">';
  const text = `${evil}\n\nFrom: ${evil}\nSubject: "quoted"\n\nSee https://evil.test/"><script>alert(1)</script>`;
  const html = mailHtml({ subject: evil, text }, footer);
  expect(html).not.toMatch(/<img|<script|onerror="/);
  expect(html).toContain("&lt;img src=x");
});

test("nothing is fetched, dark readers get dark paper, and the way out stands at the end", () => {
  const unsubscribeUrl = "https://hunts.test/unsubscribe?user=1&topic=hunt_news&key=k";
  const html = mailHtml({ subject: "News", text: "A hunt is won." }, { ...footer, unsubscribeUrl });
  expect(html).not.toMatch(/<img|url\(|<link|@import|src=/);
  expect(html).toContain("prefers-color-scheme: dark");
  expect(html).toContain(`href="${unsubscribeUrl.replaceAll("&", "&amp;")}"`);
});

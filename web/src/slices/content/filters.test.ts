import { expect, test } from "vitest";
import { ANY, filterAnnouncements, filterErrata, filterFaqs, huntsWithErrata } from "./filters.ts";
import type { Announcement, Erratum, Faq } from "./queries.ts";

const faqs: Faq[] = [
  { id: "a", category: "Credits", question: "Do credits expire?", answer: "Monthly ones do." },
  { id: "b", category: "Pricing", question: "Is there a discount?", answer: "Yes, for CREDITS." },
];

const ids = (rows: { id: string }[]) => rows.map((row) => row.id);

test("a search finds question and answer in any case, with spaces around it or nothing in it", () => {
  expect(ids(filterFaqs(faqs, " cReDiTs ", ANY))).toEqual(["a", "b"]);
  expect(ids(filterFaqs(faqs, "monthly", ANY))).toEqual(["a"]);
  expect(ids(filterFaqs(faqs, "", ANY))).toEqual(["a", "b"]);
  expect(ids(filterFaqs(faqs, "zebra", ANY))).toEqual([]);
});

test("category and search combine", () => {
  expect(ids(filterFaqs(faqs, "credits", "Pricing"))).toEqual(["b"]);
  expect(ids(filterFaqs(faqs, "monthly", "Pricing"))).toEqual([]);
});

test("a search is a substring, not a pattern", () => {
  expect(ids(filterFaqs(faqs, ".*", ANY))).toEqual([]);
  expect(ids(filterFaqs(faqs, "(", ANY))).toEqual([]);
});

test("announcements are found by title, excerpt, content and author", () => {
  const one: Announcement = {
    id: "x",
    title: "Open",
    excerpt: "Soon",
    content: "Squares",
    author: "Ada",
    date: "2026-05-01T00:00:00Z",
    category: "Launch",
    featured: false,
  };
  for (const typed of ["open", "soon", "squares", "ada"]) {
    expect(filterAnnouncements([one], typed, "Launch"), typed).toHaveLength(1);
  }
  expect(filterAnnouncements([one], "", "Winner")).toHaveLength(0);
});

const erratum = (id: string, huntName: string, severity: Erratum["severity"]): Erratum => ({
  id,
  huntName,
  severity,
  squareNumber: 3,
  originalClue: "Built in 1873",
  correction: "Built in 1878",
  datePosted: "2026-05-01T00:00:00Z",
  status: "Active",
});

test("errata filter by hunt, severity and search together", () => {
  const all = [
    erratum("1", "Ohio", "High"),
    erratum("2", "Iowa", "High"),
    erratum("3", "Ohio", "Low"),
  ];
  expect(ids(filterErrata(all, { typed: "", hunt: "Ohio", severity: ANY }))).toEqual(["1", "3"]);
  expect(ids(filterErrata(all, { typed: "1878", hunt: ANY, severity: "High" }))).toEqual([
    "1",
    "2",
  ]);
  expect(ids(filterErrata(all, { typed: "iowa", hunt: "Ohio", severity: ANY }))).toEqual([]);
  expect(huntsWithErrata(all)).toEqual(["Iowa", "Ohio"]);
});

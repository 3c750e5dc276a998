import { plans } from "@ten-paces/contract";
import { expect, test } from "vitest";
import answers from "../languages/es/service-answers.json" with { type: "json" };
import { inReadersLanguage } from "./told.es.ts";

test("an answer without a sentence stays as it is, its plan named in Spanish", async () => {
  const answer = { hunt: { name: "Flotsam", message: 3 }, subscriptions: [{ tier: "5 Hunts" }] };
  expect(await inReadersLanguage(answer)).toEqual({
    ...answer,
    subscriptions: [{ tier: "5 búsquedas" }],
  });
});

test("what first views show stands in the small catalogue, every plan with all that it brings", async () => {
  for (const { perks, tag } of plans)
    for (const text of [...perks, ...(tag ? [tag] : [])])
      expect(Object.keys(answers)).toContain(text);
  expect(
    await inReadersLanguage({ userAccess: { canPlay: true, message: "Ready to Hunt!" } }),
  ).toEqual({ userAccess: { canPlay: true, message: answers["Ready to Hunt!"] } });
});

test("anything else is said from the catalogue of all, beside what first views show", async () => {
  expect(
    await inReadersLanguage({
      error: "Please sign in first.",
      plans: [{ name: "1 Hunt", tag: "Best value" }],
    }),
  ).toEqual({
    error: "Primero inicia sesión.",
    plans: [{ name: "1 búsqueda", tag: answers["Best value"] }],
  });
});

test("questions and answers are said with the figures that stand in them", async () => {
  const said = await inReadersLanguage({
    faqs: [
      {
        category: "Credits",
        question: "Can I buy more credits?",
        answer: "Yes, in packs: 5 credits for $4.99.",
      },
    ],
  });
  expect(JSON.stringify(said)).toContain("5 créditos");
  expect(JSON.stringify(said)).not.toContain("credits for");
});

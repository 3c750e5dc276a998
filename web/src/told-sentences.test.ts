import { expect, test } from "vitest";
import { walkAnswer } from "./told-parts.ts";
import { sentencesOf } from "./told-sentences.ts";

const words = {
  "Please sign in first.": "Primero inicia sesión.",
  "Too many requests. Try again in {0}.": "Demasiadas peticiones. Inténtalo de nuevo en {0}.",
  "{0} minutes": "{0} minutos",
  "{0} of {1}": "de {1}, {0}",
  "Not here. You are over 1 mile away.": "Aquí no es. Estás a más de 1 milla.",
  "{0} credits left.": "Te quedan {0} créditos.",
  "3 Hunts": "3 búsquedas",
  "15 monthly credits": "15 créditos al mes",
};
const said = (answer: unknown) => walkAnswer(answer, sentencesOf(words));

test("sentences of the service are said, with what it put into them", () => {
  expect(said({ error: "Please sign in first.", code: "unauthorized" })).toEqual({
    error: "Primero inicia sesión.",
    code: "unauthorized",
  });
  expect(said({ error: "Too many requests. Try again in 8 minutes." })).toEqual({
    error: "Demasiadas peticiones. Inténtalo de nuevo en 8 minutos.",
  });
  expect(said({ hunts: [{ name: "3 of 4", behind: "Please sign in first." }] })).toEqual({
    hunts: [{ name: "3 of 4", behind: "Primero inicia sesión." }],
  });
  expect(said({ issues: [{ path: "a", message: "2 of 3" }] })).toEqual({
    issues: [{ path: "a", message: "de 3, 2" }],
  });
});

test("sentences that stand one after another are said one by one", () => {
  expect(said({ message: "Not here. You are over 1 mile away. 12 credits left." })).toEqual({
    message: "Aquí no es. Estás a más de 1 milla. Te quedan 12 créditos.",
  });
});

test("a plan is said by what it brings", () => {
  expect(said({ plans: [{ name: "3 Hunts", perks: ["15 monthly credits"] }] })).toEqual({
    plans: [{ name: "3 Hunts", perks: ["15 créditos al mes"] }],
  });
});

test("names, clues and what is not known stay as they are", () => {
  const answer = {
    name: "Please sign in first.",
    clue: "Please sign in first.",
    error: "Something else.",
    list: [null, 3, "Please sign in first."],
  };
  expect(said(answer)).toEqual(answer);
});

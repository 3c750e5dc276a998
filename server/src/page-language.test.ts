import { expect, test } from "vitest";
import { askedLanguage, languageCookie, languageOf } from "./page-language.ts";

const reader = (url: string, accepted?: string, cookie?: string) => ({
  url,
  headers: { ...(accepted && { "accept-language": accepted }), ...(cookie && { cookie }) },
});

test.each([
  ["nothing said", undefined, "en"],
  ["Spanish of Mexico", "es-MX,es;q=0.9,en;q=0.8", "es"],
  ["English before Spanish", "en-US,en;q=0.9,es;q=0.8", "en"],
  ["a weight turns the order", "en;q=0.5, es;q=0.7", "es"],
  ["a language that there is not", "fr-FR,fr;q=0.9", "en"],
  ["after one that there is not", "fr, es;q=0.4", "es"],
  ["one that is refused", "es;q=0", "en"],
  ["no list of languages at all", ";;,q=,=", "en"],
])("what the browser says: %s", (_name, accepted, language) => {
  expect(languageOf(reader("/rules", accepted))).toBe(language);
});

test("a choice wins over the browser, and an address over both", () => {
  expect(languageOf(reader("/", "en-US", "a=b; language=es"))).toBe("es");
  expect(languageOf(reader("/", "es-US", "language=en"))).toBe("en");
  expect(languageOf(reader("/", "es-US", "language=tlh"))).toBe("es");
  expect(languageOf(reader("/rules?language=es", "en-US", "language=en"))).toBe("es");
  expect(askedLanguage("/rules?language=xx")).toBeNull();
  expect(askedLanguage("/rules")).toBeNull();
});

test("a choice is kept for a year", () => {
  expect(languageCookie("es")).toBe("language=es; Path=/; Max-Age=31536000; SameSite=Lax");
});

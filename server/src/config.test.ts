import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

const model = {
  AI_PROVIDER: "openai-compatible",
  AI_MODEL: "m",
  AI_BASE_URL: "http://127.0.0.1/v1",
};

test("a model's prices are those that are configured, both or none", () => {
  expect(readConfig(model).model).not.toHaveProperty("prices");
  const both = { AI_INPUT_USD_PER_MILLION: "0", AI_OUTPUT_USD_PER_MILLION: "1.5" };
  expect(readConfig({ ...model, ...both }).model).toMatchObject({
    prices: { inputUsdPerMillion: 0, outputUsdPerMillion: 1.5 },
  });
  for (const name of Object.keys(both)) {
    expect(() => readConfig({ ...model, [name]: "3" })).toThrow("belong together");
    expect(() => readConfig({ ...model, ...both, [name]: "-1" })).toThrow(name);
  }
});

test("only where other processes can take over does one say for a while that it ends", () => {
  const server = { DATABASE_URL: "postgres://127.0.0.1/hunts" };
  expect(readConfig({}).stopGraceMs).toBe(0);
  expect(readConfig(server).stopGraceMs).toBe(2_000);
  expect(readConfig({ ...server, STOP_GRACE_SECONDS: "0" }).stopGraceMs).toBe(0);
  // Ten seconds are all there is.
  expect(() => readConfig({ ...server, STOP_GRACE_SECONDS: "5" })).toThrow("STOP_GRACE_SECONDS");
});

const stripe = {
  STRIPE_SECRET_KEY: "sk_test_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
  PUBLIC_ORIGIN: "https://hunts.test/",
  FOOTER_STATEMENTS: "|",
};

test("Stripe is configured whole, and says what is missing", () => {
  expect(readConfig({ ...stripe, NODE_ENV: "production" })).toMatchObject({
    realPayments: true,
    footerStatements: [],
    stripe: { origin: "https://hunts.test", apiBase: null, tax: false },
  });
  expect(readConfig({}).stripe).toBeNull();
  const without = (name: keyof typeof stripe) => () => readConfig({ ...stripe, [name]: "" });
  expect(without("STRIPE_SECRET_KEY")).toThrow("belong together");
  expect(without("STRIPE_WEBHOOK_SECRET")).toThrow("belong together");
  expect(without("PUBLIC_ORIGIN")).toThrow("PUBLIC_ORIGIN");
  expect(without("FOOTER_STATEMENTS")).toThrow("FOOTER_STATEMENTS");
  const stub = { ...stripe, STRIPE_API_BASE: "http://127.0.0.1:1" };
  expect(readConfig(stub).stripe?.apiBase).toBe("http://127.0.0.1:1");
  expect(() => readConfig({ ...stub, NODE_ENV: "production" })).toThrow("STRIPE_API_BASE");
});

test("decisions about money want a second factor where money is real, unless it is said otherwise", () => {
  const required = (given: Record<string, string>) => readConfig(given).secondFactorRequired;
  expect(required({})).toBe(false);
  expect(required(stripe)).toBe(true);
  expect(required({ ADMIN_SECOND_FACTOR: "required" })).toBe(true);
  expect(required({ ...stripe, ADMIN_SECOND_FACTOR: "optional" })).toBe(false);
  expect(() => required({ ADMIN_SECOND_FACTOR: "maybe" })).toThrow("ADMIN_SECOND_FACTOR");
});

test("what is wrong with a number or a choice is told in a sentence, not in a validator's words", () => {
  const wrong = {
    PORT: "http",
    DATABASE_CONNECTIONS: "2",
    LOG_LEVEL: "loud",
    PUBLIC_ORIGIN: "hunts",
    BTC_USD: "0",
    METRICS_TOKEN: "short",
  };
  for (const [name, value] of Object.entries(wrong)) {
    let told = "";
    try {
      readConfig({ [name]: value });
    } catch (error) {
      told = error instanceof Error ? error.message : "";
    }
    expect(told, name).toContain(name);
    expect(told).not.toMatch(/Invalid|Too (small|big)|expected|received/);
  }
});

test("addresses are those of what3words where a key is set, which is sent over the open network in tests only", () => {
  const key = { WHAT3WORDS_API_KEY: "ABCD1234" };
  expect(readConfig({}).what3words).toBeNull();
  expect(readConfig({ WHAT3WORDS_SHOWN: "on" }).what3words).toBeNull();
  expect(readConfig(key).what3words).toEqual({
    apiKey: "ABCD1234",
    apiBase: null,
    shown: false,
    callsPerDay: 5_000,
    cacheDays: 30,
  });
  expect(() => readConfig({ WHAT3WORDS_API_KEY: "AB CD" })).toThrow(
    "WHAT3WORDS_API_KEY: a key without spaces",
  );
  const plain = { ...key, WHAT3WORDS_API_BASE: "http://127.0.0.1:1" };
  expect(readConfig(plain).what3words?.apiBase).toBe("http://127.0.0.1:1");
  const production = { ...plain, NODE_ENV: "production", ALLOW_SANDBOX_PAYMENTS: "1" };
  expect(() => readConfig(production)).toThrow("WHAT3WORDS_API_BASE has to begin with https");
});

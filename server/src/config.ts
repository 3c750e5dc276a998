import { readInput } from "@ten-paces/contract";
import { type Environment, environment } from "./environment.ts";

export type Config = ReturnType<typeof readConfig>;

/**
 * The configuration, from the environment alone.
 * @throws Error with a sentence per variable that is wrong.
 */
export function readConfig(source: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const read = readInput(environment, given);
  if (!read.ok) {
    // A sentence made for a field names it; those written above do not.
    const lines = read.faults.map(({ path, message }) =>
      message.includes(path) ? `  ${message}` : `  ${path}: ${message}`,
    );
    throw new Error(`The configuration is not usable:\n${lines.join("\n")}`);
  }
  const env = read.value;
  const production = env.NODE_ENV === "production";
  if (production && env.RATE_LIMITS === "off") {
    throw new Error("RATE_LIMITS=off is for tests and benchmarks; it is refused in production.");
  }
  const stripe = stripeOf(env);
  if (production && !stripe && !env.ALLOW_SANDBOX_PAYMENTS) {
    throw new Error(
      "Payments are a sandbox with play money: set ALLOW_SANDBOX_PAYMENTS=1 to run it in production, or configure Stripe.",
    );
  }
  return {
    production,
    model: modelOf(env),
    what3words: what3wordsOf(env),
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL ?? null,
    databaseConnections: env.DATABASE_CONNECTIONS,
    // One process alone has no other to send its requests to.
    stopGraceMs: 1000 * (env.STOP_GRACE_SECONDS ?? (env.DATABASE_URL ? 2 : 0)),
    publicOrigin: env.PUBLIC_ORIGIN?.replace(/\/$/, "") ?? null,
    apiBase: env.API_BASE?.replace(/\/+$/, "") ?? null,
    map: env.MAP_STYLE_URL
      ? {
          styleUrl: env.MAP_STYLE_URL,
          origins: [
            new URL(env.MAP_STYLE_URL).origin,
            ...(env.MAP_ORIGINS?.split(",").map((origin) => origin.trim()) ?? []),
          ],
        }
      : null,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    setupToken: env.SETUP_TOKEN ?? null,
    gridKey: env.GRID_KEY ? Uint8Array.from(Buffer.from(env.GRID_KEY, "hex")) : null,
    claimsKeys: env.CLAIMS_KEY?.split(",").map((key) => Buffer.from(key.trim(), "hex")) ?? null,
    rateLimits: env.RATE_LIMITS === "on",
    stripe,
    realPayments: stripe !== null,
    secondFactorRequired:
      env.ADMIN_SECOND_FACTOR === undefined
        ? stripe !== null
        : env.ADMIN_SECOND_FACTOR === "required",
    trustedProxies: env.TRUSTED_PROXIES?.split(",").map((cidr) => cidr.trim()) ?? [],
    logLevel: env.LOG_LEVEL,
    metricsToken: env.METRICS_TOKEN ?? null,
    supportEmail: env.SUPPORT_EMAIL,
    social: {
      twitter: env.SOCIAL_TWITTER ?? null,
      discord: env.SOCIAL_DISCORD ?? null,
      telegram: env.SOCIAL_TELEGRAM ?? null,
    },
    footerStatements: (env.FOOTER_STATEMENTS ?? footerAtFirst)
      .split("|")
      .map((line) => line.trim())
      .filter(Boolean),
    btcUsd: env.BTC_USD,
    btcSource: env.BTC_PRICE_URL
      ? {
          url: env.BTC_PRICE_URL,
          host: new URL(env.BTC_PRICE_URL).host,
          field: env.BTC_PRICE_FIELD,
        }
      : null,
    placesStates: env.PLACES_STATES?.split(",").map((stem) => stem.trim()) ?? null,
    statesFile: env.STATES_FILE ?? null,
    webDist: env.WEB_DIST ?? null,
    startingWorld: env.STARTING_WORLD === "on",
  };
}

const footerAtFirst = "Licensed in all 50 states|SOC 2 Type II Certified";

export interface StripeConfig {
  secretKey: string;
  webhookSecret: string;
  apiBase: string | null;
  tax: boolean;
  /** Where the pages are, without a slash at its end: Stripe sends people back there. */
  origin: string;
}

/** Stripe's settings, null where payments are a sandbox. */
function stripeOf(env: Environment): StripeConfig | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  if (!secretKey && !webhookSecret) return null;
  if (!secretKey || !webhookSecret) {
    throw new Error("STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together.");
  }
  if (env.STRIPE_API_BASE && env.NODE_ENV === "production") {
    throw new Error("STRIPE_API_BASE is for tests; it is refused in production.");
  }
  if (!env.PUBLIC_ORIGIN) {
    throw new Error("Stripe needs PUBLIC_ORIGIN: it sends people back to these pages.");
  }
  if (env.FOOTER_STATEMENTS === undefined) {
    throw new Error(
      "Where real money moves, FOOTER_STATEMENTS has to be set: to the statements that are true for you, or to a bar for none.",
    );
  }
  return {
    secretKey,
    webhookSecret,
    apiBase: env.STRIPE_API_BASE ?? null,
    tax: env.STRIPE_TAX,
    origin: env.PUBLIC_ORIGIN.replace(/\/$/, ""),
  };
}

/** The settings of what3words, null where addresses are those of the own grid. */
function what3wordsOf(env: Environment) {
  const { WHAT3WORDS_API_KEY: apiKey, WHAT3WORDS_API_BASE: apiBase } = env;
  if (!apiKey) return null;
  if (apiBase?.startsWith("http:") && env.NODE_ENV === "production") {
    throw new Error("WHAT3WORDS_API_BASE has to begin with https: the key is sent there.");
  }
  return {
    apiKey,
    apiBase: apiBase ?? null,
    shown: env.WHAT3WORDS_SHOWN,
    callsPerDay: env.WHAT3WORDS_CALLS_PER_DAY,
    cacheDays: env.WHAT3WORDS_CACHE_DAYS,
  };
}

/** The model's settings, null where none is configured. */
function modelOf(env: Environment) {
  if (!env.AI_PROVIDER) return null;
  if (!env.AI_MODEL) throw new Error("AI_PROVIDER needs AI_MODEL: the name of the model.");
  if (env.AI_PROVIDER === "openai-compatible" && !env.AI_BASE_URL) {
    throw new Error("AI_PROVIDER=openai-compatible needs AI_BASE_URL: the address of the server.");
  }
  const own = {
    openai: env.OPENAI_API_KEY,
    anthropic: env.ANTHROPIC_API_KEY,
    google: env.GOOGLE_GENERATIVE_AI_API_KEY,
    "openai-compatible": "",
  }[env.AI_PROVIDER];
  const apiKey = env.AI_API_KEY ?? own;
  if (apiKey === undefined) throw new Error(`AI_PROVIDER=${env.AI_PROVIDER} needs AI_API_KEY.`);
  const prices = pricesOf(env);
  return {
    provider: env.AI_PROVIDER,
    model: env.AI_MODEL,
    apiKey,
    ...(env.AI_BASE_URL ? { baseUrl: env.AI_BASE_URL } : {}),
    spendingCapUsd: env.AI_SPENDING_CAP_USD,
    ...(prices ? { prices } : {}),
    timeoutMs: env.AI_TIMEOUT_SECONDS * 1000,
  };
}

/** What the provider bills for a million tokens; null where it is not said, and dear ones are assumed. */
function pricesOf(env: Environment) {
  const input = env.AI_INPUT_USD_PER_MILLION;
  const output = env.AI_OUTPUT_USD_PER_MILLION;
  if (input === undefined && output === undefined) return null;
  if (input === undefined || output === undefined) {
    throw new Error("AI_INPUT_USD_PER_MILLION and AI_OUTPUT_USD_PER_MILLION belong together.");
  }
  return { inputUsdPerMillion: input, outputUsdPerMillion: output };
}

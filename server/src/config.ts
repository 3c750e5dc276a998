import { isIP } from "node:net";
import { readInput } from "@ten-paces/contract";
import * as z from "zod";

const flag = z
  .enum(["0", "1", "true", "false", "on", "off"])
  .transform((value) => ["1", "true", "on"].includes(value));

const anAddress = "an address such as https://example.org";

const environment = z.object({
  NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default("127.0.0.1"),
  DATA_DIR: z.string().default("./data/world"),
  DATABASE_URL: z.string().optional(),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(5).max(200).default(20),
  STOP_GRACE_SECONDS: z.coerce.number().min(0).max(4).optional(),
  PUBLIC_ORIGIN: z.url(anAddress).optional(),
  /** Where the pages send their calls, when not to their own origin under /api: an address, or a path. */
  API_BASE: z
    .string()
    .regex(
      /^(https?:\/\/[^\s\\;,'"]+|\/[^\s\\;,'"/][^\s\\;,'"]*)$/,
      "an address, or a path that begins with /",
    )
    .optional(),
  /** Street maps, which are loaded only when they are opened: a style by MapLibre's specification. */
  MAP_STYLE_URL: z
    .url(anAddress)
    .refine((text) => isOrigin(new URL(text).origin), anAddress)
    .optional(),
  /** Where its tiles, letters and signs come from, if not from where the style is. */
  MAP_ORIGINS: z
    .string()
    .refine(
      (text) => text.split(",").every((one) => isOrigin(one.trim())),
      "origins such as https://tiles.example.org, separated by commas",
    )
    .optional(),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().default("Ten Paces <hunts@tenpaces.example>"),
  SETUP_TOKEN: z.string().min(20, "at least 20 characters: it makes an administrator").optional(),
  GRID_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/i, "64 hexadecimal digits (32 bytes)")
    .optional(),
  /** Seals what winners send in; after a comma the keys before it, which still open what they sealed. */
  CLAIMS_KEY: z
    .string()
    .regex(
      /^[0-9a-f]{64}(\s*,\s*[0-9a-f]{64})*$/i,
      "64 hexadecimal digits (32 bytes), or several keys separated by commas",
    )
    .optional(),
  /** Both together mean that real money moves. */
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  /** A stub of Stripe's API, for tests. */
  STRIPE_API_BASE: z.url(anAddress).optional(),
  /** Taxes by Stripe Tax, on top of the prices. */
  STRIPE_TAX: flag.default(false),
  ALLOW_SANDBOX_PAYMENTS: flag.default(false),
  /** Whether decisions about money want a second factor of everybody; where real money moves unless said otherwise. */
  ADMIN_SECOND_FACTOR: z.enum(["required", "optional"]).optional(),
  RATE_LIMITS: z.enum(["on", "off"]).default("on"),
  /** Comma-separated CIDRs of the proxies in front; nothing is trusted without. */
  TRUSTED_PROXIES: z
    .string()
    .refine(
      (text) => text.split(",").every((one) => isNetwork(one.trim())),
      "addresses or networks such as 10.0.0.0/8, separated by commas",
    )
    .optional(),
  LOG_LEVEL: z.enum(["silent", "error", "warn", "info", "debug"]).default("info"),
  METRICS_TOKEN: z.string().min(16).optional(),
  SUPPORT_EMAIL: z.string().default("support@tenpaces.example"),
  SOCIAL_TWITTER: z.url(anAddress).optional(),
  SOCIAL_DISCORD: z.url(anAddress).optional(),
  SOCIAL_TELEGRAM: z.url(anAddress).optional(),
  /** Separated by a bar. Keep only what is true for you. */
  FOOTER_STATEMENTS: z.string().optional(),
  BTC_USD: z.coerce.number().positive().default(97_500),
  /** Asked every hour for what a Bitcoin costs; its answer is JSON. */
  BTC_PRICE_URL: z.url({ protocol: /^https?$/, error: anAddress }).optional(),
  /** Where the dollars stand in that answer, such as "data.amount". */
  BTC_PRICE_FIELD: z.string().default("usd"),
  /** A model that words the clues of hunts made in the builder; the offline writer where not set. */
  AI_PROVIDER: z.enum(["openai", "anthropic", "google", "openai-compatible"]).optional(),
  AI_MODEL: z.string().optional(),
  /** For openai-compatible: the address up to and without "/chat/completions". */
  AI_BASE_URL: z.url(anAddress).optional(),
  /** The key, or that of the provider's own variable below. */
  AI_API_KEY: z.string().optional(),
  OPENAI_API_KEY: z.string().optional(),
  ANTHROPIC_API_KEY: z.string().optional(),
  GOOGLE_GENERATIVE_AI_API_KEY: z.string().optional(),
  AI_SPENDING_CAP_USD: z.coerce.number().positive().default(2),
  AI_INPUT_USD_PER_MILLION: z.coerce.number().nonnegative().optional(),
  AI_OUTPUT_USD_PER_MILLION: z.coerce.number().nonnegative().optional(),
  AI_TIMEOUT_SECONDS: z.coerce.number().int().min(5).max(600).default(90),
  /** Files of the library to use, by their stems and separated by commas; all where left out. */
  PLACES_STATES: z.string().optional(),
  /** The table of who can win by state; data/states/prizes.csv where left out. */
  STATES_FILE: z.string().optional(),
  /** The folder of the built pages; web/dist where left out. */
  WEB_DIST: z.string().optional(),
  /** An empty database is filled with playable hunts; "off" leaves it empty. */
  STARTING_WORLD: z.enum(["on", "off"]).default("on"),
});

/** Scheme and host and nothing more. */
function isOrigin(text: string): boolean {
  return /^https?:\/\/[a-z0-9.-]+(:\d+)?$/.test(text);
}

/** An address, or a network as address and length. */
function isNetwork(text: string): boolean {
  const [address = "", length, ...more] = text.split("/");
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (more.length > 0 || bits < 0) return false;
  return length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= bits);
}

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
function stripeOf(env: z.output<typeof environment>): StripeConfig | null {
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

/** The model's settings, null where none is configured. */
function modelOf(env: z.output<typeof environment>) {
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
function pricesOf(env: z.output<typeof environment>) {
  const input = env.AI_INPUT_USD_PER_MILLION;
  const output = env.AI_OUTPUT_USD_PER_MILLION;
  if (input === undefined && output === undefined) return null;
  if (input === undefined || output === undefined) {
    throw new Error("AI_INPUT_USD_PER_MILLION and AI_OUTPUT_USD_PER_MILLION belong together.");
  }
  return { inputUsdPerMillion: input, outputUsdPerMillion: output };
}

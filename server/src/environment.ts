import { isIP } from "node:net";
import * as z from "zod";

const flag = z
  .enum(["0", "1", "true", "false", "on", "off"])
  .transform((value) => ["1", "true", "on"].includes(value));

const anAddress = "an address such as https://example.org";

/** Every setting of an operator, by its name in the environment. */
export const environment = z.object({
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
  /** Addresses of physical squares and the finder by what3words; the own grid where not set. */
  WHAT3WORDS_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/, "a key without spaces")
    .optional(),
  /** A server of its API that is not theirs: one of your own, or a stub for tests. */
  WHAT3WORDS_API_BASE: z.url({ protocol: /^https?$/, error: anAddress }).optional(),
  /** Whether hunters see the address of the square they are looking for: anybody can look it up. */
  WHAT3WORDS_SHOWN: flag.default(false),
  WHAT3WORDS_CALLS_PER_DAY: z.coerce.number().int().min(1).max(10_000_000).default(5_000),
  /** How long what it told may be kept to spare a call; 0 keeps nothing. */
  WHAT3WORDS_CACHE_DAYS: z.coerce.number().int().min(0).max(365).default(30),
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

export type Environment = z.output<typeof environment>;

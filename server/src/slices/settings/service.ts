import type {
  FieldHours,
  getSettings,
  Openings,
  Parts,
  PlayLimits,
  PrizeSettings,
  ResultInput,
  Settings,
  updateSettings,
} from "@ten-paces/contract";
import { limitNames, limitSorts } from "@ten-paces/contract";
import type { Config } from "../../config.ts";
import type { Db, Tx } from "../../lib/db/statements.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { type RefusalOf, refuse } from "../../lib/refusal.ts";
import type { Caller } from "../../lib/session/session.ts";
import { audit, listVersions, lockVersion } from "../audit/service.ts";
import { missedSettings, theSettings } from "./missed.ts";
import * as sql from "./sql.ts";
import {
  getMailTexts,
  getSiteTexts,
  mailTextsKey,
  pickedOf,
  siteKey,
  withoutEmpty,
} from "./texts.ts";

export { getSiteTexts, openingOf, wordMail } from "./texts.ts";

/** A stored setting, null where it was never set. */
export function getSetting<Value>(db: Db, key: string): Promise<Value | null> {
  return sql.findSetting<Value>(db, key);
}

export function setSetting(
  deps: Pick<Deps, "clock">,
  tx: Tx,
  key: string,
  value: unknown,
): Promise<void> {
  return sql.putSetting(tx, key, value, deps.clock.now());
}

/** Whether nobody has claimed this before: for what happens once in the life of a database. */
export function claimOnce(tx: Tx, key: string, now: Date): Promise<boolean> {
  return sql.insertSetting(tx, key, true, now);
}

/** The price of a Bitcoin in US dollars, with the day it is from. */
export interface BtcPrice {
  usd: number;
  /** YYYY-MM-DD; null where nobody said. */
  asOf: string | null;
}

/** The stored price; the configured one until an administrator or a price source stores another. */
export async function getBtcPrice(deps: { db: Db; config: Config }): Promise<BtcPrice> {
  const stored = await sql.findSetting<BtcPrice>(deps.db, "btc_price");
  return stored ?? { usd: deps.config.btcUsd, asOf: null };
}

const shownPrices = new WeakMap<object, { readAt: number; price: Promise<BtcPrice> }>();
const shownPriceMs = 5_000;

/** The price that screens show: up to 5 seconds old. Prizes are fixed with `getBtcPrice`. */
export function getShownBtcPrice(deps: Pick<Deps, "db" | "config">): Promise<BtcPrice> {
  const known = shownPrices.get(deps.db);
  if (known && performance.now() - known.readAt < shownPriceMs) return known.price;
  const price = getBtcPrice(deps);
  shownPrices.set(deps.db, { readAt: performance.now(), price });
  price.catch(() => shownPrices.delete(deps.db));
  return price;
}

const difficultyKey = "by_difficulty";

/** At first, until an administrator sets others; BTC. */
const atFirst: Settings["byDifficulty"] = {
  EASY: { prizePool: 0.25, thresholdBTC: 0.35 },
  MEDIUM: { prizePool: 0.375, thresholdBTC: 0.5 },
  HARD: { prizePool: 0.5, thresholdBTC: 0.65 },
};

/** What a hunt of each difficulty promises and aims at, in BTC. */
export async function getByDifficulty(db: Db): Promise<Settings["byDifficulty"]> {
  return (await sql.findSetting<Settings["byDifficulty"]>(db, difficultyKey)) ?? atFirst;
}

const fieldHoursKey = "field_hours";
const fieldHoursAtFirst: FieldHours = { when: "real_payments", from: "22:00", to: "07:00" };

/** When physical check-ins count, as an administrator set it. */
export async function getFieldHours(db: Db): Promise<FieldHours> {
  return (await sql.findSetting<FieldHours>(db, fieldHoursKey)) ?? fieldHoursAtFirst;
}

const openUnsurveyedKey = "open_unsurveyed";

async function getOpenUnsurveyed(db: Db): Promise<boolean> {
  return (await sql.findSetting<boolean>(db, openUnsurveyedKey)) ?? false;
}

const openingsKey = "openings";
const openingsAtFirst: Openings = { announce: "real_payments", closingDays: 90 };

/** How hunts open and close, as an administrator set it. */
export async function getOpenings(db: Db): Promise<Openings> {
  return (await sql.findSetting<Openings>(db, openingsKey)) ?? openingsAtFirst;
}

const prizesKey = "prizes";
/** The figure for tax forms is the specification's: an operator sets the one that holds, with its day. */
const prizesAtFirst: PrizeSettings = {
  passOn: false,
  taxFormAbove: { usd: 600, asOf: "2024-12-20" },
  secondApprovalAboveUsd: 25_000,
};

/** What holds for every prize, as an administrator set it. */
export async function getPrizeSettings(db: Db): Promise<PrizeSettings> {
  return (await sql.findSetting<PrizeSettings>(db, prizesKey)) ?? prizesAtFirst;
}

/** Whether a physical hunt opens only when somebody has stood on each of its squares. */
export async function mustBeSurveyed(
  { config }: { config: Pick<Config, "realPayments"> },
  db: Db,
): Promise<boolean> {
  return config.realPayments && !(await getOpenUnsurveyed(db));
}

const shownHours = new WeakMap<object, { readAt: number; hours: Promise<FieldHours> }>();

/** The same, up to 5 seconds old: a check-in asks for it. */
export function getShownFieldHours(db: Db): Promise<FieldHours> {
  const known = shownHours.get(db);
  if (known && performance.now() - known.readAt < shownPriceMs) return known.hours;
  const hours = getFieldHours(db);
  shownHours.set(db, { readAt: performance.now(), hours });
  hours.catch(() => shownHours.delete(db));
  return hours;
}

const limitsKey = "limits";
const limitsAtFirst = Object.fromEntries(
  limitNames.map((name) => [name, limitSorts[name].usual]),
) as PlayLimits;

/** How often things may be done, as an administrator set it; a limit that is newer than that stands as at first. */
export async function getLimits(db: Db): Promise<PlayLimits> {
  return { ...limitsAtFirst, ...(await sql.findSetting<Partial<PlayLimits>>(db, limitsKey)) };
}

const shownLimits = new WeakMap<object, { readAt: number; limits: Promise<PlayLimits> }>();

/** The same, up to 5 seconds old: a check-in asks for it. */
export function getShownLimits(db: Db): Promise<PlayLimits> {
  const known = shownLimits.get(db);
  if (known && performance.now() - known.readAt < shownPriceMs) return known.limits;
  const limits = getLimits(db);
  shownLimits.set(db, { readAt: performance.now(), limits });
  limits.catch(() => shownLimits.delete(db));
  return limits;
}

export async function showSettings(deps: {
  db: Db;
  config: Config;
}): Promise<ResultInput<typeof getSettings>> {
  const btcPrice = await getBtcPrice(deps);
  const byDifficulty = await getByDifficulty(deps.db);
  const fieldHours = await getFieldHours(deps.db);
  const openUnsurveyed = await getOpenUnsurveyed(deps.db);
  const openings = await getOpenings(deps.db);
  const prizes = await getPrizeSettings(deps.db);
  const site = await getSiteTexts(deps);
  const limits = await getLimits(deps.db);
  const mailTexts = await getMailTexts(deps.db);
  const { kind, id } = theSettings;
  const version = (await listVersions(deps.db, kind, [id])).get(id) ?? 0;
  return {
    settings: {
      version,
      ...{ byDifficulty, fieldHours, openUnsurveyed, openings, prizes, site, limits, mailTexts },
      btcPrice: { ...btcPrice, source: deps.config.btcSource?.host ?? null },
    },
  };
}

/** Stores a price that a source told, of this day. */
export async function storeBtcPrice(deps: Pick<Deps, "db" | "clock">, usd: number): Promise<void> {
  const asOf = deps.clock.now().toISOString().slice(0, 10);
  await inTransaction(deps.db, async (tx) => {
    await setSetting(deps, tx, "btc_price", { usd, asOf });
    tx.afterCommit(() => shownPrices.delete(deps.db));
  });
}

/** Stores the settings that are sent. Screens show a new price within seconds. */
export async function changeSettings(
  deps: Deps,
  caller: Caller,
  change: Parts<typeof updateSettings>["body"],
): Promise<ResultInput<typeof getSettings> | RefusalOf<typeof updateSettings>> {
  const today = deps.clock.now().toISOString().slice(0, 10);
  const { btcPrice, byDifficulty, fieldHours, openUnsurveyed, openings, prizes } = change;
  const { site, limits, mailTexts, version: seen } = change;
  if (btcPrice?.asOf && btcPrice.asOf > today) return refuse("not_yet");
  const refusal = await inTransaction(deps.db, async (tx) => {
    const version = await lockVersion(tx, theSettings);
    const missed = await missedSettings(tx, change, version, seen);
    if (missed) return refuse("stale", missed);
    const { settings: before } = await showSettings({ db: tx, config: deps.config });
    const price = btcPrice && { usd: btcPrice.usd, asOf: btcPrice.asOf ?? today };
    if (price) await setSetting(deps, tx, "btc_price", price);
    if (byDifficulty) await setSetting(deps, tx, difficultyKey, byDifficulty);
    if (fieldHours) await setSetting(deps, tx, fieldHoursKey, fieldHours);
    const opens = openUnsurveyed !== undefined;
    if (opens) await setSetting(deps, tx, openUnsurveyedKey, openUnsurveyed);
    if (openings) await setSetting(deps, tx, openingsKey, openings);
    if (prizes) await setSetting(deps, tx, prizesKey, prizes);
    if (site) await setSetting(deps, tx, siteKey, site);
    if (limits) await setSetting(deps, tx, limitsKey, limits);
    const texts = { ...before.mailTexts, ...mailTexts };
    if (mailTexts) await setSetting(deps, tx, mailTextsKey, withoutEmpty(texts));
    const set = [price, byDifficulty, fieldHours, opens, openings, prizes, site, limits, mailTexts];
    if (!set.some(Boolean)) return null;
    await audit(deps, tx, caller, {
      action: "change settings",
      ...theSettings,
      version: version + 1,
      before: {
        ...(price && { btcPrice: { usd: before.btcPrice.usd, asOf: before.btcPrice.asOf } }),
        ...(byDifficulty && { byDifficulty: before.byDifficulty }),
        ...(fieldHours && { fieldHours: before.fieldHours }),
        ...(opens && { openUnsurveyed: before.openUnsurveyed }),
        ...(openings && { openings: before.openings }),
        ...(prizes && { prizes: before.prizes }),
        ...(site && { site: before.site }),
        ...(limits && { limits: before.limits }),
        ...(mailTexts && { mailTexts: pickedOf(before.mailTexts, mailTexts) }),
      },
      after: {
        ...(price && { btcPrice: price }),
        ...(byDifficulty && { byDifficulty }),
        ...(fieldHours && { fieldHours }),
        ...(opens && { openUnsurveyed }),
        ...(openings && { openings }),
        ...(prizes && { prizes }),
        ...(site && { site }),
        ...(limits && { limits }),
        ...(mailTexts && { mailTexts: pickedOf(mailTexts, mailTexts) }),
      },
    });
    tx.afterCommit(() => {
      shownPrices.delete(deps.db);
      shownHours.delete(deps.db);
      shownLimits.delete(deps.db);
    });
    return null;
  });
  return refusal ?? showSettings(deps);
}

import { hash, verify } from "@node-rs/argon2";
import { AppError } from "../../lib/errors.ts";

const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
// Two hashes at a time keep both cores busy; more would only make everybody wait longer.
const mostAtOnce = 2;
const mostWaiting = 60;

let running = 0;
const waiting: (() => void)[] = [];

/** Bounds how many hashes are computed or waited for, so that a flood of logins is refused early. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= mostAtOnce) {
    if (waiting.length >= mostWaiting) throw new AppError("too_many_requests");
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

/** argon2id, 19 MiB, two passes. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, options));
}

let dummy: Promise<string> | null = null;

/**
 * Whether a password belongs to a hash. Without a hash it takes as long as with one, so that nobody can
 * tell by time which addresses have an account.
 */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  dummy ??= hash("an account that does not exist", options);
  const against = passwordHash ?? (await dummy);
  const right = await inTurn(() => verify(against, password));
  return right && passwordHash !== null;
}

let known: Promise<Set<string>> | null = null;

/** Whether a password is among the 49,000 that everybody tries first. The list is loaded at first use. */
export async function isKnownPassword(password: string): Promise<boolean> {
  known ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"].map(String)),
  );
  return (await known).has(password.toLowerCase());
}

import { hash, verify } from "@node-rs/argon2";
import { FairQueue, type Rank } from "./fair-queue.ts";
import { LatelyWrong } from "./lately-wrong.ts";

const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
// Two hashes at a time keep both cores busy; more would only make everybody wait longer. Three hundred are
// some ten seconds of work: whoever comes after so many networks at once is better told to come again.
const queue = new FairQueue({ atOnce: 2, perLane: 30, inAll: 300 });

const lately = new LatelyWrong({ forMs: 15 * 60_000, most: 20_000 });

function rankOf({ network, urgent }: Turn): Rank {
  if (urgent) return "first";
  return lately.has(network, performance.now()) ? "last" : "usual";
}

/** Whose turn it is when many want a hash. */
export interface Turn {
  /** The network that asks, so that none can take the place of the others. */
  network: string;
  /** Somebody who has shown to be no stranger goes first. Of the others go last who were wrong lately. */
  urgent: boolean;
}

/**
 * argon2id, 19 MiB, two passes.
 * @throws TooManyRequests where too many wait.
 */
export function hashPassword(password: string, turn: Turn): Promise<string> {
  return queue.run(turn.network, () => hash(password, options), { rank: rankOf(turn) });
}

let dummy: Promise<string> | null = null;

/**
 * Whether a password belongs to a hash. Without a hash it takes as long as with one, so that nobody can
 * tell by time which addresses have an account.
 * @throws TooManyRequests where too many wait.
 */
export async function isPassword(
  passwordHash: string | null,
  password: string,
  turn: Turn,
): Promise<boolean> {
  dummy ??= hash("an account that does not exist", options);
  const against = passwordHash ?? (await dummy);
  const rank = rankOf(turn);
  const matches = await queue.run(turn.network, () => verify(against, password), { rank });
  const right = matches && passwordHash !== null;
  if (!right && !turn.urgent) {
    lately.note(turn.network, performance.now());
    queue.putBehind(turn.network);
  }
  return right;
}

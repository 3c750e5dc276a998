import { randomBytes, randomInt } from "node:crypto";

/** Chance that decides something of the game. What must be secret (tokens, salts, keys) is no part of it: see ids.ts. */
export interface Random {
  /** A seed for the builder: 128 bits in hexadecimal. */
  seed(): string;
  /** One of them, each as likely as another. @throws RangeError where there is none */
  oneOf<Item>(items: ArrayLike<Item>): Item;
}

export const systemRandom: Random = {
  seed: () => randomBytes(16).toString("hex"),
  oneOf(items) {
    const item = items[items.length > 0 ? randomInt(items.length) : 0];
    if (item === undefined) throw new RangeError("There is nothing to choose from.");
    return item;
  },
};

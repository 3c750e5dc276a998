import { newKey } from "./new-key.ts";

export interface KeyKeeper {
  /** The key of an intent: the same one until it is settled, so that a second try repeats the first. */
  keyFor(intent: string): string;
  /** The service has answered: the next time is another intent. */
  settle(intent: string): void;
}

/** Keys for calls that may be repeated without a second effect; kept while the page lives. */
export function createKeyKeeper(make: () => string = newKey): KeyKeeper {
  const keys = new Map<string, string>();
  return {
    keyFor(intent) {
      const key = keys.get(intent) ?? make();
      keys.set(intent, key);
      return key;
    },
    settle: (intent) => void keys.delete(intent),
  };
}

import type { User } from "@ten-paces/contract";
import { browserKeptStore } from "./kept-store.ts";
import { markOf } from "./token-mark.ts";

/** Whom this device last knew the token to be of, for when nobody can say; null where it does not know. */
export async function readKeptUser(token: string): Promise<User | null> {
  return browserKeptStore.readUser(await markOf(token)).catch(() => null);
}

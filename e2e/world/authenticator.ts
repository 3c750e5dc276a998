import { createHmac } from "node:crypto";
import { beginSecondFactor, confirmSecondFactor } from "@ten-paces/contract";
import { type Person, password } from "./people.ts";
import type { Service } from "./service.ts";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** What an app would show, so many steps of thirty seconds from now. */
export function codeOf(secret: string, steps = 0): string {
  const bits = [...secret].map((each) => alphabet.indexOf(each).toString(2).padStart(5, "0"));
  const key = (bits.join("").match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const hash = createHmac("sha1", Buffer.from(key)).update(counter).digest();
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, "0");
}

export interface Factor {
  secret: string;
  recoveryCodes: string[];
}

/** Gives somebody a second factor, with the code of this moment: a later one is the next that counts. */
export async function turnOnFactor(service: Service, person: Person): Promise<Factor> {
  const { secret } = await service.ask(beginSecondFactor, { body: { password } }, person);
  const body = { code: codeOf(secret) };
  const { recoveryCodes } = await service.ask(confirmSecondFactor, { body }, person);
  return { secret, recoveryCodes };
}

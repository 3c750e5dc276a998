import { beginSecondFactor, confirmSecondFactor } from "@ten-paces/contract";
import { codeOf, stepAt } from "../src/slices/accounts/totp.ts";
import type { TestApp } from "./build-app.ts";
import { type Hunter, password } from "./factories.ts";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** The secret that an app would have read. */
export function secretOf(text: string): Buffer {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0"));
  const bytes = bits.join("").match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((each) => Number.parseInt(each, 2)));
}

/** What the app of a test shows, so many steps of thirty seconds from now. */
export const shownCode = (app: TestApp, secret: Buffer, steps = 0): string =>
  codeOf(secret, stepAt(app.clock.now()) + steps);

/** Turns a second factor on, and lets a minute pass, so that the next code is a new one. */
export async function enrol(
  app: TestApp,
  who: Hunter,
): Promise<{ secret: Buffer; codes: string[] }> {
  const begun = await app.ask(beginSecondFactor, { body: { password } }, who);
  const secret = secretOf(begun.secret);
  const body = { code: shownCode(app, secret) };
  const { recoveryCodes } = await app.ask(confirmSecondFactor, { body }, who);
  app.clock.advance(60);
  return { secret, codes: recoveryCodes };
}

/** Signs in from a network. */
export async function signInFrom(
  app: TestApp,
  network: string,
  body: { email: string; password: string; code?: string },
) {
  const response = await app.fastify.inject({
    method: "POST",
    url: "/api/auth/login",
    remoteAddress: network,
    headers: { "content-type": "application/json" },
    payload: JSON.stringify(body),
  });
  return { status: response.statusCode, body: response.json() as Record<string, unknown> };
}

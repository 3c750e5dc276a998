import type { BrowserContext, Response } from "@playwright/test";
import type { AdminSquare } from "@ten-paces/contract";

/** Strings that tell something where all of them stand in one text: a latitude alone is no place. */
export type Secret = readonly string[];

export function findSecrets(text: string, secrets: readonly Secret[]): string[] {
  return secrets
    .filter((secret) => secret.every((part) => text.includes(part)))
    .map((secret) => secret.join(" and "));
}

/** Everything that came over the network, to look for what should not have. */
export class RecordedAnswers {
  readonly #texts: Promise<{ url: string; text: string }>[] = [];

  constructor(context: BrowserContext) {
    context.on("response", (response) => {
      if (isText(response)) this.#texts.push(read(response));
    });
  }

  /** Which of the secrets stand in which answers so far; empty is good. */
  async find(secrets: readonly Secret[]): Promise<string[]> {
    const texts = await Promise.all(this.#texts);
    return texts.flatMap(({ url, text }) =>
      findSecrets(text, secrets).map((secret) => `${secret} in ${url}`),
    );
  }

  async count(): Promise<number> {
    return (await Promise.all(this.#texts)).filter(({ text }) => text.length > 0).length;
  }
}

function isText(response: Response): boolean {
  return /json|html|text\/plain/.test(response.headers()["content-type"] ?? "");
}

async function read(response: Response): Promise<{ url: string; text: string }> {
  // The body of a redirect, or of a page that was left, cannot be read any more.
  const text = await response.text().catch(() => "");
  return { url: response.url(), text };
}

/** What a player must not be told of a square before its turn, as it stands in JSON. */
export function secretsOf(square: AdminSquare): Secret[] {
  const { w3wAddress, clue, clues, hint1, hint2, hint3 } = square;
  const texts = [w3wAddress, clue, hint1, hint2, hint3, ...clues.map(({ text }) => text)];
  return [...texts.map(inJson), ...secretsOfPlace(square)];
}

/** What a player must not be told of the current square: its place, and hints that were not bought. */
export function secretsOfCurrent(
  square: AdminSquare,
  boughtLevels: readonly number[] = [],
): Secret[] {
  const hints = [square.hint1, square.hint2, square.hint3];
  const unbought = hints.filter((_, index) => !boughtLevels.includes(index + 1));
  return [...unbought.map(inJson), ...secretsOfPlace(square)];
}

/** Whether the name of a place that was found holds this one: "Constitution Hall, Topeka", of another town's. */
export function isPartOfFound(secret: Secret, found: readonly AdminSquare[]): boolean {
  const [name = ""] = secret;
  const names = found.flatMap(({ landmarks }) => landmarks);
  return secret.length === 1 && names.some((other) => other !== name && other.includes(name));
}

/** Its landmarks, and its position to a hundred yards. */
function secretsOfPlace({ center, landmarks }: AdminSquare): Secret[] {
  return [...landmarks.map(inJson), [center.lat.toFixed(3), center.lng.toFixed(3)]];
}

const inJson = (text: string): Secret => [JSON.stringify(text).slice(1, -1)];

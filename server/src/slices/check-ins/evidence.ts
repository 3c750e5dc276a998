import type { checkIn, Fix, Parts, Typing } from "@ten-paces/contract";
import type { FastifyRequest } from "fastify";
import type { Fingerprint } from "../../lib/fingerprint.ts";
import { networkOf } from "../../lib/limits/address.ts";
import { readWords } from "../hunts/service.ts";

type Body = Parts<typeof checkIn>["body"];

/** Where a call came from, as far as its headers and its connection say. */
export interface Origin {
  network: string;
  agent: Agent;
}

/** "script" lacks what every browser sends; "headless" says itself that nobody looks at it. */
export type Agent = "browser" | "headless" | "script";

/** What a check-in was seen to be made of; kept with it for the review of a prize. */
export interface Evidence {
  fixes?: Fix[];
  /** Seconds that it waited on the device for a network. */
  keptSeconds?: number;
  /** A keyed hash of the words as they were read, or of the answer to a field question. */
  answer?: string;
  /** Of a wrong answer by words, which of them were right: hints are about the others. */
  right?: boolean[];
  /** Keyed hashes; null where the page told none. */
  device?: string | null;
  network?: string;
  agent?: Agent;
  automated?: boolean;
  timeZone?: string;
  typing?: Typing | null;
}

export function originOf(request: FastifyRequest): Origin {
  return { network: networkOf(request.ip), agent: agentOf(request.headers) };
}

/** What kind of client sends such headers. Browsers of the last years name the kind of their requests. */
export function agentOf(headers: Record<string, string | string[] | undefined>): Agent {
  const agent = String(headers["user-agent"] ?? "");
  if (/headless|phantom|selenium|puppeteer|playwright/i.test(agent)) return "headless";
  const likeBrowsers = agent.startsWith("Mozilla/5.0 (") && headers["sec-fetch-mode"] !== undefined;
  return likeBrowsers ? "browser" : "script";
}

/** The evidence of a check-in; nothing of it is judged here. */
export function gatherEvidence(
  body: Body,
  from: Origin,
  fingerprint: Fingerprint,
  now: Date,
): Evidence {
  const { device } = body;
  const common: Evidence = {
    device: device?.id ? fingerprint("device", device.id) : null,
    network: fingerprint("network", from.network),
    agent: from.agent,
    ...(device?.automated ? { automated: true } : {}),
    ...(device?.timeZone ? { timeZone: device.timeZone } : {}),
  };
  if ("answer" in body) return { ...common, answer: fingerprint("answer", body.answer) };
  if (!("words" in body)) {
    const waited = now.getTime() - Math.max(...body.fixes.map(({ at }) => at));
    const kept = body.kept && { keptSeconds: Math.max(0, Math.round(waited / 1000)) };
    return { ...common, fixes: body.fixes, ...kept };
  }
  const words = readWords(body.words) ?? body.words;
  return { ...common, answer: fingerprint("answer", words), typing: body.typing ?? null };
}

const longestKept = 80;

/** What was answered, as it was read; null for a position. */
export function wrongAnswerOf(body: Body): string | null {
  if ("answer" in body) return body.answer.trim().toLowerCase().slice(0, longestKept);
  return "words" in body ? (readWords(body.words) ?? body.words).slice(0, longestKept) : null;
}

/** What makes two check-ins the same request: where or what, not how it was typed or on what. */
export function sameAttempt(body: Body): unknown {
  if ("answer" in body) return { squareNum: body.squareNum, answer: body.answer };
  return "words" in body
    ? { squareNum: body.squareNum, words: body.words }
    : { squareNum: body.squareNum, fixes: body.fixes };
}

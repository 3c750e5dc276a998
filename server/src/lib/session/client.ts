import type { FastifyRequest } from "fastify";
import { networkOf } from "../limits/address.ts";

/** Where a call comes from, as far as signing in has to know. */
export interface Client {
  /** As limits count it. */
  network: string;
  /** For people: "Firefox on Windows". */
  device: string;
}

export function clientOf(request: FastifyRequest): Client {
  return { network: networkOf(request.ip), device: nameDevice(request.headers["user-agent"]) };
}

// The first that is found counts: most browsers name those they descend from as well.
const browsers: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, "Chrome"],
  [/\bVersion\/[\d.]+ .*Safari\//, "Safari"],
];
const systems: [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

/** A browser and its system in words of our own: nothing that was sent is shown. */
export function nameDevice(userAgent: string | undefined): string {
  const find = (known: [RegExp, string][]) =>
    known.find(([pattern]) => pattern.test((userAgent ?? "").slice(0, 400)))?.[1];
  const browser = find(browsers);
  const system = find(systems);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? "An unknown device";
}

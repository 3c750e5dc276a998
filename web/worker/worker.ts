// The service worker: pages open, and their parts are there, where there is no network.
import { cacheName, files, spentCaches, wayOf } from "./rules.ts";

/** Put in at build: which build it is, and what it keeps. */
declare const BUILD: string;
declare const PARTS: Record<"play" | "survey", readonly string[]>;

interface Waiting {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Told extends Waiting {
  data: unknown;
}
/** Of a worker's world what is used here; the library of types would stand against that of pages. */
interface WorkerScope {
  location: { origin: string };
  caches: CacheStorage;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(name: "install" | "activate", listen: (event: Waiting) => void): void;
  addEventListener(name: "fetch", listen: (event: Fetching) => void): void;
  addEventListener(name: "message", listen: (event: Told) => void): void;
}

// Once: what is put in at build is put in where it is named.
const parts = PARTS;
const build = BUILD;
const scope = globalThis as unknown as WorkerScope;

/** Any page of the app will do: which one is shown goes by the address. */
const shell = "/profile";
/** On one bar a page that is here is better than one that may come. */
const patienceMs = 4_000;

/** Keeps what is not kept yet; a part that an earlier build had is copied, for its name is its content. */
async function keep(names: readonly string[]): Promise<void> {
  const cache = await scope.caches.open(cacheName(build));
  for (const part of names) {
    const known = await scope.caches.match(part);
    const answer = known ?? (await fetch(part));
    if (!answer.ok) throw new Error(`${part} answered ${answer.status}`);
    await cache.put(part, answer);
  }
}

async function install(): Promise<void> {
  const cache = await scope.caches.open(cacheName(build));
  const page = await fetch(shell, { cache: "no-cache" });
  const text = await page.clone().text();
  // While servers are being replaced the page may come from another build than this worker.
  if (!page.ok || !parts.play.some((part) => text.includes(part))) {
    throw new Error("The page and the worker are of different builds.");
  }
  await keep(parts.play);
  for (const file of files) await cache.add(new Request(file, { cache: "no-cache" }));
  await cache.put(shell, page);
}

async function activate(): Promise<void> {
  const spent = spentCaches(await scope.caches.keys(), build);
  await Promise.all(spent.map((name) => scope.caches.delete(name)));
  await scope.clients.claim();
}

async function ownMatch(path: string): Promise<Response | undefined> {
  const cache = await scope.caches.open(cacheName(build));
  return cache.match(path);
}

/** The page from the network while that answers in time, else the one that is kept. */
async function answerPage(request: Request): Promise<Response> {
  const kept = await ownMatch(shell);
  if (!kept) return fetch(request);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Response>((resolve) => {
    timer = setTimeout(() => resolve(kept), patienceMs);
  });
  const fresh = fetch(request).then(
    (answer) => (answer.status >= 500 ? kept : answer),
    () => kept,
  );
  return Promise.race([fresh, late]).finally(() => clearTimeout(timer));
}

async function answerPart(request: Request): Promise<Response> {
  const kept = await scope.caches.match(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await scope.caches.open(cacheName(build));
    await cache.put(request.url, answer.clone());
  }
  return answer;
}

async function answerFile(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await ownMatch(new URL(request.url).pathname);
    if (kept) return kept;
    throw error;
  }
}

scope.addEventListener("install", (event) => event.waitUntil(install()));
scope.addEventListener("activate", (event) => event.waitUntil(activate()));
scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const way = wayOf(request, scope.location.origin);
  if (way === "page") event.respondWith(answerPage(request));
  else if (way === "part") event.respondWith(answerPart(request));
  else if (way === "file") event.respondWith(answerFile(request));
});
scope.addEventListener("message", (event) => {
  if (event.data === "take over") event.waitUntil(scope.skipWaiting());
  // Parts of the page for field work are for who goes out to survey.
  if (event.data === "keep survey") event.waitUntil(keep(parts.survey).catch(() => undefined));
});

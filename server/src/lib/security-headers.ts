import type { FastifyInstance } from "fastify";

/** @param callsTo origins that the pages may call beside their own */
const pagePolicy = (callsTo: readonly string[]) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...callsTo].join(" "),
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join(";");

/** Every answer: what a browser must not guess, embed or send on. */
const always = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

const forPages = {
  ...always,
  "cross-origin-opener-policy": "same-origin",
  "x-frame-options": "DENY",
  "permissions-policy": "geolocation=(self), camera=(), microphone=(), payment=()",
};

/** Data is never rendered: nothing may load from it or frame it. */
const forData = {
  ...always,
  "content-security-policy": "default-src 'none';frame-ancestors 'none'",
};

/**
 * Sets the security headers. They are the same for every request, so they are written out once here
 * instead of being computed each time; a test holds them against what they promise.
 */
export function secureHeaders(
  app: FastifyInstance,
  options: { https: boolean; apiBase: string | null; mapOrigins: readonly string[] },
): void {
  const transport = options.https
    ? { "strict-transport-security": "max-age=31536000; includeSubDomains" }
    : {};
  const calls = options.apiBase?.startsWith("http") ? [new URL(options.apiBase).origin] : [];
  const policy = {
    "content-security-policy": pagePolicy([...new Set([...calls, ...options.mapOrigins])]),
  };
  const page = { ...forPages, ...policy, ...transport };
  const data: Record<string, string> = { ...forData, ...transport };
  app.decorate("dataHeaders", data);
  app.addHook("onRequest", (request, reply, done) => {
    // The matched route and not what was typed: an address can be written in many ways.
    const { url = "" } = request.routeOptions.config;
    const isData = url.startsWith("/api/") && !url.startsWith("/api/docs");
    reply.headers(isData ? data : page);
    done();
  });
}

declare module "fastify" {
  interface FastifyInstance {
    /** For what is answered as data where no route was found. */
    dataHeaders: Record<string, string>;
  }
}

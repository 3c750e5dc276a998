import type { Access, Limit } from "@ten-paces/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Clock } from "../clock.ts";
import { TooManyRequests } from "../errors.ts";
import { bearerToken } from "../serve.ts";
import type { Caller } from "../session/session.ts";
import { whenKnown } from "../when-known.ts";
import { networkOf } from "./address.ts";
import { Windows } from "./windows.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Of the endpoint that a route serves. */
    access?: Access;
    limit?: Limit;
  }
  interface FastifyRequest {
    /** Who the token belongs to, null for nobody; undefined until somebody asked. */
    caller: Caller | null | undefined;
  }
}

const minuteMs = 60_000;
/** Calls of one account, or of one address without an account, to everything together. */
export const callsPerMinute = 600;
/** Tokens from one address that belong to nobody; beyond, no further one is looked up. */
export const badTokensPerMinute = 120;

/**
 * Counts every call of the matched route, whatever its address looks like. Who is signed in counts by
 * account, however many sessions; everybody else by address, and so does everybody on calls that are open
 * to anyone and have a limit of their own, because there an account would only be a way around it.
 */
export function limitRequests(app: FastifyInstance, clock: Clock): void {
  const windows = new Windows();

  const count = (request: FastifyRequest, caller: Caller | null, config: RouteLimits) => {
    const nowMs = clock.now().getTime();
    const address = networkOf(request.ip);
    const who = caller ? `account ${caller.userId}` : `address ${address}`;
    refuseFor(windows.take(who, callsPerMinute, minuteMs, nowMs));
    if (!config.limit) return;
    const { max, perSeconds } = config.limit;
    const whose = config.access === "anyone" ? `address ${address}` : who;
    refuseFor(windows.take(`${config.url} ${whose}`, max, perSeconds * 1000, nowMs));
  };

  const findCaller = (request: FastifyRequest) => {
    const token = bearerToken(request);
    if (token === null) return null;
    const found = request.server.sessions.findCaller(token);
    if (!(found instanceof Promise)) return found;
    const bad = `bad tokens ${networkOf(request.ip)}`;
    const nowMs = clock.now().getTime();
    refuseFor(windows.wait(bad, badTokensPerMinute, nowMs));
    return found.then((caller) => {
      if (!caller) windows.take(bad, badTokensPerMinute, minuteMs, nowMs);
      return caller;
    });
  };

  app.addHook("onRequest", (request, _reply, done) => {
    const { config } = request.routeOptions;
    if (!config.url?.startsWith("/api/")) {
      done();
      return;
    }
    try {
      const counted = whenKnown(findCaller(request), (caller) => {
        request.caller = caller;
        count(request, caller, config);
      });
      if (counted instanceof Promise) counted.then(() => done(), done);
      else done();
    } catch (error) {
      done(error as Error);
    }
  });
}

interface RouteLimits {
  url?: string;
  access?: Access;
  limit?: Limit;
}

function refuseFor(seconds: number): void {
  if (seconds > 0) throw new TooManyRequests(seconds);
}

import { getLeaderboard } from "@ten-paces/contract";
import type { FastifyInstance } from "fastify";
import { Prebuilt, serve } from "../../lib/serve.ts";
import { whenKnown } from "../../lib/when-known.ts";
import type { Leaderboard } from "./service.ts";

export function registerLeaderboard(app: FastifyInstance, leaderboard: Leaderboard): void {
  serve(app, getLeaderboard, ({ caller }) => {
    return whenKnown(leaderboard.showJson(caller), (json) => new Prebuilt(json));
  });
}

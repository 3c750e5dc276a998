import { getLeaderboard } from "@ten-paces/contract";
import type { FastifyInstance } from "fastify";
import { Prebuilt, serve } from "../../lib/serve.ts";
import type { Leaderboard } from "./service.ts";

export function registerLeaderboard(app: FastifyInstance, leaderboard: Leaderboard): void {
  serve(app, getLeaderboard, async ({ caller }) => {
    return new Prebuilt(await leaderboard.showJson(caller));
  });
}

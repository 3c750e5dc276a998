import { getLeaderboard } from "@ten-paces/contract";
import type { FastifyInstance } from "fastify";
import { Prebuilt, serve } from "../../lib/serve.ts";
import type { Leaderboard } from "./service.ts";

export function registerLeaderboard(app: FastifyInstance, leaderboard: Leaderboard): void {
  serve(app, getLeaderboard, ({ caller }) => {
    const json = leaderboard.showJson(caller);
    return typeof json === "string" ? new Prebuilt(json) : json.then((text) => new Prebuilt(text));
  });
}

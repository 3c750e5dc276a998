import { getSettings, updateSettings } from "@ten-paces/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../lib/deps.ts";
import { serve } from "../../lib/serve.ts";
import { changeSettings, showSettings } from "./service.ts";

export function registerSettings(app: FastifyInstance, deps: Deps): void {
  serve(app, getSettings, () => showSettings(deps));
  serve(app, updateSettings, ({ caller, body }) => changeSettings(deps, caller, body));
}

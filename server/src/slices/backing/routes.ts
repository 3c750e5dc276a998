import { addBacking, getBacking, getMoney, withdrawBacking } from "@ten-paces/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../lib/deps.ts";
import { serve } from "../../lib/serve.ts";
import { addOne, showBacking, showMoney, withdrawOne } from "./service.ts";

export function registerBacking(app: FastifyInstance, deps: Deps): void {
  serve(app, getBacking, () => showBacking(deps));
  serve(app, getMoney, () => showMoney(deps));
  serve(app, addBacking, ({ caller, body }) => addOne(deps, caller, body));
  serve(app, withdrawBacking, ({ caller, params }) => withdrawOne(deps, caller, params.id));
}

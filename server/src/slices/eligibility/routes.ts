import { listStates, setStates, takeBackState, whoCanWin } from "@ten-paces/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../lib/deps.ts";
import { serve } from "../../lib/serve.ts";
import { changeStates, showKept, takeBack } from "./keeping.ts";
import { checkStates, showStates } from "./service.ts";

export function registerEligibility(app: FastifyInstance, deps: Deps): void {
  checkStates(deps);
  serve(app, whoCanWin, () => showStates(deps));
  serve(app, listStates, () => showKept(deps));
  serve(app, setStates, ({ caller, body }) => changeStates(deps, caller, body));
  serve(app, takeBackState, ({ caller, params, query }) =>
    takeBack(deps, caller, params.state, query.version),
  );
}

import {
  cancelPlan,
  changePlan,
  getCatalog,
  getSandboxCheckout,
  paySandbox,
  resumePlan,
  startCheckout,
} from "@ten-paces/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../lib/deps.ts";
import { serve } from "../../lib/serve.ts";
import { cancelOwnPlan, changeOwnPlan, resumeOwnPlan } from "./plan-changes.ts";
import { beginCheckout, paySandboxCheckout, showCatalog, showSandboxCheckout } from "./service.ts";

export function registerBilling(app: FastifyInstance, deps: Deps): void {
  serve(app, getCatalog, ({ caller }) => showCatalog(deps, caller));
  serve(app, startCheckout, ({ caller, body, idempotencyKey }) =>
    beginCheckout(deps, caller, body, idempotencyKey),
  );
  serve(app, getSandboxCheckout, ({ caller, params }) =>
    showSandboxCheckout(deps, caller, params.checkoutId),
  );
  serve(app, paySandbox, ({ caller, params, body }) =>
    paySandboxCheckout(deps, caller, params.checkoutId, body),
  );
  serve(app, cancelPlan, ({ caller }) => cancelOwnPlan(deps, caller.userId));
  serve(app, resumePlan, ({ caller }) => resumeOwnPlan(deps, caller.userId));
  serve(app, changePlan, ({ caller, body }) => changeOwnPlan(deps, caller.userId, body));
}

import {
  cancelPlan,
  changePlan,
  getCatalog,
  getReceipt,
  getReceipts,
  getSandboxCheckout,
  paySandbox,
  resumePlan,
  startCheckout,
} from "@ten-paces/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../lib/deps.ts";
import { serve } from "../../lib/serve.ts";
import { showReceipt, showReceipts } from "./payments.ts";
import { cancelOwnPlan, changeOwnPlan, resumeOwnPlan } from "./plan-changes.ts";
import { paySandboxCheckout, showSandboxCheckout } from "./sandbox.ts";
import { beginCheckout, showCatalog } from "./service.ts";

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
  serve(app, getReceipts, ({ caller, query }) => showReceipts(deps, caller.userId, query.before));
  serve(app, getReceipt, ({ caller, params }) => showReceipt(deps, caller.userId, params.number));
  serve(app, cancelPlan, ({ caller }) => cancelOwnPlan(deps, caller.userId));
  serve(app, resumePlan, ({ caller }) => resumeOwnPlan(deps, caller.userId));
  serve(app, changePlan, ({ caller, body }) => changeOwnPlan(deps, caller.userId, body));
}

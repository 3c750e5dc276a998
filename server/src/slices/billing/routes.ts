import {
  cancelPlan,
  changePlan,
  getCatalog,
  getCheckout,
  getReceipt,
  getReceipts,
  getSandboxCheckout,
  openPortal,
  paySandbox,
  refundPayment,
  resumePlan,
  startCheckout,
} from "@ten-paces/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../lib/deps.ts";
import { serve } from "../../lib/serve.ts";
import { receiveNotice } from "./notices.ts";
import { showReceipt, showReceipts } from "./payments.ts";
import { cancelOwnPlan, changeOwnPlan, resumeOwnPlan } from "./plan-changes.ts";
import { giveBackPayment } from "./refunds.ts";
import { openPortalPage, showCheckout } from "./remote.ts";
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
  serve(app, getCheckout, ({ caller, params }) =>
    showCheckout(deps, caller.userId, params.checkoutId),
  );
  serve(app, openPortal, ({ caller }) => openPortalPage(deps, caller.userId));
  // A plugin of its own: a signature is over the bytes as they came, and no other route reads them so.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const asItCame = { parseAs: "buffer" } as const;
    scope.addContentTypeParser("*", asItCame, (_request, body, done) => done(null, body));
    scope.post("/api/billing/webhook", { bodyLimit: 1_048_576 }, ({ body, headers }) => {
      const signature = headers["stripe-signature"];
      return receiveNotice(deps, body, typeof signature === "string" ? signature : undefined);
    });
  });
  serve(app, refundPayment, ({ caller, params, body }) =>
    giveBackPayment(deps, caller, params.id, body.reason),
  );
  serve(app, getReceipts, ({ caller, query }) => showReceipts(deps, caller.userId, query.before));
  serve(app, getReceipt, ({ caller, params }) => showReceipt(deps, caller.userId, params.number));
  serve(app, cancelPlan, ({ caller }) => cancelOwnPlan(deps, caller.userId));
  serve(app, resumePlan, ({ caller }) => resumeOwnPlan(deps, caller.userId));
  serve(app, changePlan, ({ caller, body }) => changeOwnPlan(deps, caller.userId, body));
}

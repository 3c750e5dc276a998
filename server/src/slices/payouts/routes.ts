import * as contract from "@ten-paces/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../lib/deps.ts";
import { serve } from "../../lib/serve.ts";
import { openAnswerFile } from "../prizes/service.ts";
import { approve, decideInWriting, holdPrize, markPaid, takeBack } from "./decisions.ts";
import { showCase, showQueue } from "./service.ts";

export function registerPayouts(app: FastifyInstance, deps: Deps): void {
  serve(app, contract.listPayouts, ({ query }) => showQueue(deps, query));
  serve(app, contract.getPayout, ({ caller, params }) => showCase(deps, caller, params.id));
  serve(app, contract.getAnswerFile, ({ params }) => openAnswerFile(deps, params.id));
  serve(app, contract.approvePayout, ({ caller, params, body }) =>
    approve(deps, caller, params.id, body.reason),
  );
  serve(app, contract.payPayout, ({ caller, params, body }) =>
    markPaid(deps, caller, params.id, body.reference),
  );
  serve(app, contract.holdPayout, ({ caller, params, body }) =>
    holdPrize(deps, caller, params.id, body.reason),
  );
  serve(app, contract.disqualifyPayout, ({ caller, params, body }) =>
    takeBack(deps, caller, params.id, body.reason),
  );
  serve(app, contract.decideAnswer, ({ caller, params, body }) =>
    decideInWriting(deps, caller, params.id, body),
  );
}

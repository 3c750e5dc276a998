import { getFinishFile, getReceiptProof, listReceipts } from "@ten-paces/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../lib/deps.ts";
import { serve } from "../../lib/serve.ts";
import { FinishFiles, showFinishFile } from "./service.ts";

export function registerFinishFiles(app: FastifyInstance, deps: Deps): void {
  const files = new FinishFiles(deps);
  serve(app, getFinishFile, ({ params }) => showFinishFile(deps, params.id));
  serve(app, getReceiptProof, ({ params }) => files.prove(params.id, params.receipt));
  serve(app, listReceipts, ({ caller, params }) => files.listOwn(caller, params.id));
}

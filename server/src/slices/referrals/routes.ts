import { checkReferralCode, generateReferralCode, listReferrals } from "@ten-paces/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../lib/deps.ts";
import { serve } from "../../lib/serve.ts";
import { checkCode, getOrMakeCode, showReferrals } from "./service.ts";

export function registerReferrals(app: FastifyInstance, deps: Deps): void {
  serve(app, listReferrals, ({ caller }) => showReferrals(deps, caller.userId));
  serve(app, generateReferralCode, async ({ caller }) => ({
    code: await getOrMakeCode(deps, caller.userId),
  }));
  serve(app, checkReferralCode, ({ params }) => checkCode(deps, params.code));
}

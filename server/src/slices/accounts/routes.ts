import * as contract from "@ten-paces/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../lib/serve.ts";
import type { Accounts } from "./service.ts";

export function registerAccounts(app: FastifyInstance, accounts: Accounts): void {
  serve(app, contract.register, ({ body }) => accounts.register(body));
  serve(app, contract.login, ({ body }) => accounts.login(body.email, body.password));
  serve(app, contract.verifySession, async ({ caller }) => ({
    valid: true as const,
    user: await accounts.getUser(caller.userId),
  }));
  serve(app, contract.logout, async ({ caller }) => {
    await accounts.logout(caller);
    return { success: true as const, message: "You are signed out." };
  });
  serve(app, contract.setup, ({ body }) => accounts.setup(body.token, body.email, body.password));
  serve(app, contract.forgotPassword, async ({ body }) => {
    await accounts.forgotPassword(body.email);
    return {
      success: true as const,
      message: "If an account has this address, a link to choose a new password is on its way.",
    };
  });
  serve(app, contract.resetPassword, ({ body }) =>
    accounts.resetPassword(body.token, body.password),
  );
  serve(app, contract.verifyEmail, ({ body }) => accounts.verifyEmail(body.token));
  serve(app, contract.resendVerification, async ({ caller }) => {
    await accounts.resendVerification(caller);
    return { success: true as const, message: "The confirmation mail is on its way." };
  });
  serve(app, contract.getProfile, async ({ caller }) => ({
    user: await accounts.getUser(caller.userId),
  }));
  serve(app, contract.updateProfile, ({ caller, body }) =>
    accounts.updateProfile(caller.userId, body),
  );
}

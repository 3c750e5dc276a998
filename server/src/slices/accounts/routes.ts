import * as contract from "@ten-paces/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../lib/deps.ts";
import { refuse } from "../../lib/refusal.ts";
import { serve } from "../../lib/serve.ts";
import { clientOf } from "../../lib/session/client.ts";
import { changeUser, getListedUser, showUsers, signOut } from "./administration.ts";
import { changeOwnPassword, endOtherSessions, endSession, showSessions } from "./own-sessions.ts";
import * as factor from "./second-factor.ts";
import type { Accounts } from "./service.ts";
import { changeWho } from "./who.ts";

const done = (message: string) => ({ success: true as const, message });

export function registerAccounts(app: FastifyInstance, deps: Deps, accounts: Accounts): void {
  serve(app, contract.listUsers, ({ query }) => showUsers(deps, query));
  serve(app, contract.updateUser, async ({ caller, params, body }) => {
    const corrects = [body.residence, body.birthDate, body.household].some(
      (each) => each !== undefined,
    );
    if (corrects && !body.reason) return refuse("reason_wanted");
    const refusal = await changeUser(deps, caller, params.id, body);
    if (!refusal) await changeWho(deps, caller, params.id, body);
    return refusal ?? { user: await getListedUser(deps, params.id) };
  });
  serve(app, contract.endUserSession, async ({ caller, params }) => {
    const ended = await signOut(deps, caller, params.id, params.sessionId);
    return typeof ended === "number" ? { success: true as const } : ended;
  });
  serve(app, contract.endUserSessions, async ({ caller, params }) => {
    const ended = await signOut(deps, caller, params.id, null);
    return typeof ended === "number" ? { success: true as const, ended } : ended;
  });
  serve(app, contract.register, ({ body, request }) => accounts.register(body, clientOf(request)));
  serve(app, contract.login, ({ body, request }) => accounts.login(body, clientOf(request)));
  serve(app, contract.verifySession, async ({ caller }) => ({
    valid: true as const,
    user: await accounts.getUser(caller.userId),
  }));
  serve(app, contract.logout, async ({ caller }) => {
    await accounts.logout(caller);
    return done("You are signed out.");
  });
  serve(app, contract.setup, ({ body, request }) => accounts.setup(body, clientOf(request)));
  serve(app, contract.forgotPassword, async ({ body }) => {
    await accounts.links.forgotPassword(body.email);
    return done("If an account has this address, a link to choose a new password is on its way.");
  });
  serve(app, contract.resetPassword, ({ body, request }) =>
    accounts.links.resetPassword(body.token, body.password, clientOf(request)),
  );
  serve(app, contract.verifyEmail, ({ body }) => accounts.links.verifyEmail(body.token));
  serve(app, contract.resendVerification, ({ caller }) =>
    accounts.links.resendVerification(caller.userId),
  );
  serve(app, contract.changePassword, ({ caller, body }) =>
    changeOwnPassword(deps, caller, body, accounts.origin()),
  );
  serve(app, contract.listSessions, async ({ caller }) => ({
    sessions: await showSessions(deps, caller),
  }));
  serve(app, contract.endSession, async ({ caller, params }) => {
    await endSession(deps, caller, params.id);
    return done("That device is signed out.");
  });
  serve(app, contract.endOtherSessions, async ({ caller }) => {
    const ended = await endOtherSessions(deps, caller);
    return { ...done("You are signed out everywhere else."), ended };
  });
  serve(app, contract.getSecondFactor, ({ caller }) => factor.showSecondFactor(deps, caller));
  serve(app, contract.beginSecondFactor, ({ caller, body }) =>
    factor.begin(deps, caller, body.password),
  );
  serve(app, contract.confirmSecondFactor, ({ caller, body }) =>
    factor.confirm(deps, caller, body.code),
  );
  serve(app, contract.proveSecondFactor, ({ caller, body }) =>
    factor.prove(deps, caller, body.code),
  );
  serve(app, contract.renewRecoveryCodes, ({ caller, body }) =>
    factor.renewCodes(deps, caller, body.code),
  );
  serve(app, contract.removeSecondFactor, ({ caller, body }) => factor.remove(deps, caller, body));
  serve(app, contract.resetSecondFactor, ({ caller, params, body }) =>
    factor.reset(deps, caller, params.id, body.reason),
  );
  serve(app, contract.getProfile, async ({ caller }) => ({
    user: await accounts.getUser(caller.userId),
  }));
  serve(app, contract.updateProfile, ({ caller, body }) =>
    accounts.updateProfile(caller.userId, body),
  );
}

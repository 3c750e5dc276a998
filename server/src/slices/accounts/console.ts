import { role } from "@ten-paces/contract";
import type { Deps } from "../../lib/deps.ts";
import { Refusal } from "../../lib/refusal.ts";
import { theConsole } from "../audit/service.ts";
import { changeUser } from "./administration.ts";
import * as sql from "./administration-sql.ts";
import { reset } from "./second-factor.ts";

/** How the console's command is used. */
export const usage = `npm run admin -- list                          who the administrators are
npm run admin -- make someone@example.org      make the account of this address an owner's
npm run admin -- make someone@example.org operator   or an operator's, or support's
npm run admin -- unmake someone@example.org    make it a hunter's again
npm run admin -- reset-second-factor someone@example.org   for somebody who has lost phone and recovery codes
npm run admin -- rotate-claims-key             seal what winners have sent in with a new key`;

/**
 * Does one command of the console: "list", "make ADDRESS [ROLE]", "unmake ADDRESS" or "reset-second-factor ADDRESS".
 * @returns what to print, and whether it was done
 */
export async function runCommand(
  deps: Pick<Deps, "db" | "clock" | "sessions" | "jobs">,
  [command = "", address = "", wanted = "owner"]: readonly string[],
): Promise<{ done: boolean; text: string }> {
  if (command === "list") {
    const admins = await sql.listAdmins(deps.db);
    const lines = admins.map(
      ({ email, role: held, suspendedAt, secondFactor }) =>
        `${email}, ${held}, ${secondFactor ? "with" : "without"} a second factor${suspendedAt ? " (suspended)" : ""}`,
    );
    return { done: true, text: lines.join("\n") || "There is no administrator yet." };
  }
  const given = role.safeParse(wanted);
  if (!commands.includes(command) || !address || !given.success) {
    return { done: false, text: usage };
  }
  const email = address.trim().toLowerCase();
  const id = await sql.findIdByEmail(deps.db, email);
  if (!id) {
    return {
      done: false,
      text: `Nobody is registered as ${email}. They register on the site first, then this command is run again.`,
    };
  }
  if (command === "reset-second-factor") {
    const answer = await reset(deps, theConsole, id, "by the console");
    return answer instanceof Refusal
      ? { done: false, text: `${email} has no second factor.` }
      : { done: true, text: `${answer.message} They are signed out everywhere.` };
  }
  const held = command === "make" ? given.data : null;
  const refusal = await changeUser(deps, theConsole, id, { role: held });
  if (refusal instanceof Refusal) return { done: false, text: sentences[refusal.code] };
  return {
    done: true,
    text: `${email} ${held === null ? "has no role" : `has the role "${held}"`} now.`,
  };
}

const commands = ["make", "unmake", "reset-second-factor"];

const sentences = {
  last_owner: "This is the last owner. Make another one first.",
  owner_only: "Only an owner does that.",
  reason_wanted: "Please say why.",
  admin_suspended: "This account is suspended. Lift the suspension first.",
};

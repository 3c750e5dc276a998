import type { Deps } from "../../lib/deps.ts";
import { Refusal } from "../../lib/refusal.ts";
import { theConsole } from "../audit/service.ts";
import { changeUser } from "./administration.ts";
import * as sql from "./administration-sql.ts";

/** How the console's command is used. */
export const usage = `npm run admin -- list                          who the administrators are
npm run admin -- make someone@example.org      make the account of this address an administrator's
npm run admin -- unmake someone@example.org    make it a hunter's again
npm run admin -- rotate-claims-key             seal what winners have sent in with a new key`;

/**
 * Does one command of the console: "list", "make ADDRESS" or "unmake ADDRESS".
 * @returns what to print, and whether it was done
 */
export async function runCommand(
  deps: Pick<Deps, "db" | "clock" | "sessions">,
  [command = "", address = ""]: readonly string[],
): Promise<{ done: boolean; text: string }> {
  if (command === "list") {
    const admins = await sql.listAdmins(deps.db);
    const lines = admins.map(
      ({ email, suspendedAt }) => `${email}${suspendedAt ? " (suspended)" : ""}`,
    );
    return { done: true, text: lines.join("\n") || "There is no administrator yet." };
  }
  if ((command !== "make" && command !== "unmake") || !address) {
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
  const isAdmin = command === "make";
  const refusal = await changeUser(deps, theConsole, id, { isAdmin });
  if (refusal instanceof Refusal) return { done: false, text: sentences[refusal.code] };
  return {
    done: true,
    text: `${email} is ${isAdmin ? "an administrator" : "no administrator"} now.`,
  };
}

const sentences = {
  last_admin: "This is the last administrator. Make another one first.",
  admin_suspended: "This account is suspended. Lift the suspension first.",
};

import { AddressesAway, type AwayReason } from "../../lib/addresses/provider.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { raiseAlert, settleByItself } from "../alerts/service.ts";

const about = "what3words";
/** A service that does not answer for a moment is nobody's work; what else is wrong mends itself never. */
const patienceMs = 5 * 60_000;
const passing: ReadonlySet<AwayReason> = new Set(["away", "garbled"]);

/** Tells operators, in the log and on the dashboard, that addresses cannot be had, and why. */
export async function noteTrouble(
  deps: Deps,
  { reason, message, again }: AddressesAway,
  since: Date,
): Promise<void> {
  if (again) return;
  deps.log.warn({ reason }, message);
  const lasts = deps.wallClock.now().getTime() - since.getTime();
  if (passing.has(reason) && lasts < patienceMs) return;
  const text = `${message} Until then the square finder and the making of physical hunts wait; everything that is open is played on.`;
  await inTransaction(deps.db, (tx) =>
    raiseAlert(deps, tx, { kind: "addresses_away", about, text }),
  );
}

/** Takes that back once an address was told again. */
export async function noteWell(deps: Deps): Promise<void> {
  await inTransaction(deps.db, (tx) => settleByItself(deps, tx, { kind: "addresses_away", about }));
}

/** The middle of the 48 states: somewhere that has an address. */
const somewhere = { lat: 39.8283, lng: -98.5795 };

/** Tries an outside service once at a start, so that a wrong key is known before anybody needs it. */
export async function greetAddresses(deps: Deps, say: (line: string) => void): Promise<void> {
  // A key that was taken away leaves nothing to be looked at.
  if (deps.addresses.wordSource === null) return noteWell(deps);
  try {
    await deps.addresses.ask(somewhere);
    await noteWell(deps);
    say("Addresses of places come from what3words: it answers.");
  } catch (error) {
    if (!(error instanceof AddressesAway)) throw error;
    await noteTrouble(deps, error, deps.wallClock.now());
    say(`Addresses of places come from what3words: ${error.message}`);
  }
}

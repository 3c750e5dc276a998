import { paths, safeReturnTo } from "../../paths.ts";

/**
 * Where a signed-in user goes from login and registration: back to where they were, else to the hunt
 * they wanted to subscribe to, else to the hunts. A returnTo that is not ours counts as none.
 */
export function destinationAfterSignIn(
  returnTo: string | null,
  pendingHuntId: string | null,
): string {
  const back = safeReturnTo(returnTo);
  const isSignIn = back !== null && /^\/(login|register)(?=[?#]|$)/.test(back);
  if (back !== null && !isSignIn) return back;
  return pendingHuntId ? paths.subscribe(pendingHuntId) : paths.hunts;
}

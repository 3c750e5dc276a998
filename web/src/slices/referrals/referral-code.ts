const key = "referralCode";

/** A code as links carry it; anything else is no code. */
export function readReferralCode(given: string | null): string | null {
  const code = given?.trim() ?? "";
  return /^[a-z0-9-]{4,40}$/i.test(code) ? code : null;
}

/** Keeps the code of the link while the visitor looks around before registering. */
export function rememberReferralCode(code: string): void {
  try {
    sessionStorage.setItem(key, code);
  } catch {
    // Then the code counts only on the page it came to.
  }
}

export function recallReferralCode(): string | null {
  try {
    return readReferralCode(sessionStorage.getItem(key));
  } catch {
    return null;
  }
}

/** The link that a hunter shares. */
export function referralLink(origin: string, code: string): string {
  return `${origin}/register?ref=${encodeURIComponent(code)}`;
}

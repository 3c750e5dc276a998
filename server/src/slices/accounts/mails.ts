import type { Mail } from "../../lib/mail/mail.ts";

/** The token is put in for `{token}` when the mail is sent, and stored beside the text until then. */
export function verificationMail(to: string, origin: string, token: string): Mail {
  return {
    kind: "confirm_address",
    to,
    subject: "Confirm your email for Ten Paces",
    text: `Welcome to Ten Paces!

Please confirm that this address is yours:
${origin}/verify-email?token={token}

The link works for 7 days. If you did not make an account, ignore this mail.`,
    secret: token,
  };
}

export function resetMail(to: string, origin: string, token: string): Mail {
  return {
    kind: "reset_password",
    to,
    subject: "Choose a new password for Ten Paces",
    text: `Somebody, hopefully you, asked for a new password.

Choose one here within 60 minutes:
${origin}/reset-password?token={token}

If it was not you, ignore this mail: your password stays as it is.`,
    secret: token,
  };
}

export function passwordChangedMail(to: string, origin: string): Mail {
  return {
    kind: "account_safety",
    to,
    subject: "Your Ten Paces password was changed",
    text: `The password of your account was just changed, and the account was signed out on other devices.

If it was you, all is well. If it was not, choose another password at once:
${origin}/forgot-password`,
  };
}

export function factorOnMail(to: string): Mail {
  return {
    kind: "account_safety",
    to,
    subject: "Your Ten Paces account has a second factor",
    text: `From now on signing in asks for a code of your authenticator app after your password. Your other devices were signed out.

Keep the recovery codes where you find them without your phone. If it was not you who did this, write to support at once.`,
  };
}

export function factorOffMail(to: string): Mail {
  return {
    kind: "account_safety",
    to,
    subject: "The second factor of your Ten Paces account is off",
    text: `Signing in asks for your password alone again.

If it was neither you nor a colleague you asked, choose another password at once, and write to support.`,
  };
}

export function codesLockedMail(to: string): Mail {
  return {
    kind: "account_safety",
    to,
    subject: "Wrong codes for your Ten Paces account",
    text: `Somebody has entered several wrong codes of your second factor. Codes from there are refused for a while.

Whoever got so far knows your password. If it was not you, choose another one at once.`,
  };
}

export function recoveryUsedMail(to: string, left: number): Mail {
  const kept = left === 1 ? "One is left." : `${left === 0 ? "None" : left} are left.`;
  return {
    kind: "account_safety",
    to,
    subject: "A recovery code of your Ten Paces account was used",
    text: `Somebody showed a recovery code in place of a code of your app. ${kept} New ones are made in your profile, under Password and devices.

If it was not you, choose another password at once, and make new recovery codes.`,
  };
}

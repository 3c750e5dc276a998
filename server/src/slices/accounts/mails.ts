import type { Mail } from "../../lib/mail/mail.ts";

/** The token is put in for `{token}` when the mail is sent, and stored beside the text until then. */
export function verificationMail(to: string, origin: string, token: string): Mail {
  return {
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
    to,
    subject: "Your Ten Paces password was changed",
    text: `The password of your account was just changed, and the account was signed out on other devices.

If it was you, all is well. If it was not, choose another password at once:
${origin}/forgot-password`,
  };
}

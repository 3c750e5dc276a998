import { passwordMinLength } from "@ten-paces/contract";

export type RegistrationFault = { field: "email" | "password" | "confirmation"; message: string };

export interface NewCredentials {
  email: string;
  password: string;
  confirmation: string;
}

/** The first thing wrong with what was typed; the match of the passwords is looked at first. */
export function findRegistrationFault(given: NewCredentials): RegistrationFault | null {
  return findPasswordFault(given) ?? findEmailFault(given.email);
}

/** The same for a new password alone. */
export function findPasswordFault(
  given: Pick<NewCredentials, "password" | "confirmation">,
): RegistrationFault | null {
  if (given.password !== given.confirmation) {
    return { field: "confirmation", message: "Passwords do not match" };
  }
  if (given.password.length < passwordMinLength) {
    return {
      field: "password",
      message: `Password must be at least ${passwordMinLength} characters long`,
    };
  }
  return null;
}

/** Whether it looks like an address at all; the server and its mail decide. */
export function findEmailFault(email: string): RegistrationFault | null {
  return /^\S+@\S+\.\S+$/.test(email.trim())
    ? null
    : { field: "email", message: "Please enter your email address, such as name@example.com" };
}

import { passwordMinLength } from "@ten-paces/contract";
import type { Faults } from "../../use-form.ts";

export interface NewCredentials {
  email: string;
  password: string;
  confirmation: string;
}

/** Refusals of the service that are about the password that was chosen. */
export const passwordBlames = { password_known: "password", password_weak: "password" } as const;

/** What is wrong with what was typed, each beside its input. */
export function registrationFaults(given: NewCredentials): Faults<keyof NewCredentials> {
  return { ...emailFaults(given), ...passwordFaults(given) };
}

/** The same for a new password alone: whether the two match comes before their length. */
export function passwordFaults(
  given: Pick<NewCredentials, "password" | "confirmation">,
): Faults<"password" | "confirmation"> {
  if (given.password !== given.confirmation) return { confirmation: "Passwords do not match" };
  if (given.password.length >= passwordMinLength) return {};
  return { password: `Password must be at least ${passwordMinLength} characters long` };
}

/** Whether it looks like an address at all; the server and its mail decide. */
export function emailFaults({ email }: Pick<NewCredentials, "email">): Faults<"email"> {
  return /^\S+@\S+\.\S+$/.test(email.trim())
    ? {}
    : { email: "Please enter your email address, such as name@example.com" };
}

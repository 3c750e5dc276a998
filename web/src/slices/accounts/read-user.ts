import type { PageLanguage, Role, User } from "@ten-paces/contract";
import { fieldsOf, textOr } from "../../reading.ts";

/** The user of an answer; null where there is none. Nobody is an administrator unless it says so. */
export function readUser(answer: unknown): User | null {
  const user = fieldsOf(answer);
  if (typeof user.email !== "string") return null;
  return {
    ...user,
    id: textOr(user.id, user.email),
    email: user.email,
    isAdmin: user.isAdmin === true,
    role: roleOf(user.role, user.isAdmin === true),
    emailVerified: user.emailVerified !== false,
    displayName: textOr(user.displayName, "Hunter"),
    avatar: textOr(user.avatar, "🧭"),
    createdAt: textOr(user.createdAt, ""),
    residence: textOr(user.residence, null),
    birthDate: textOr(user.birthDate, null),
    language: languageOf(user.language),
  };
}

const languageOf = (language: unknown): PageLanguage | null =>
  language === "en" || language === "es" ? language : null;

/** A server that knows no roles yet has administrators who may do everything. */
function roleOf(role: unknown, isAdmin: boolean): Role | null {
  if (!isAdmin) return null;
  return role === "operator" || role === "support" ? role : "owner";
}

export class NotSignedIn extends Error {}

/**
 * Who a token belongs to, as /auth/verify answers.
 * @throws NotSignedIn where the answer does not say that it is valid, or for whom
 */
export function readVerified(answer: unknown): User {
  const { valid, user } = fieldsOf(answer);
  const known = valid === true ? readUser(user) : null;
  if (!known) throw new NotSignedIn("The token is not valid");
  return known;
}

/**
 * What login, registration and setup answer.
 * @throws NotSignedIn where the user or the token is missing
 */
export function readSignedIn(answer: unknown): { user: User; token: string } {
  const { token, user } = fieldsOf(answer);
  const known = readUser(user);
  if (!known || typeof token !== "string" || token === "") {
    throw new NotSignedIn("The answer has no user or no token");
  }
  return { user: known, token };
}

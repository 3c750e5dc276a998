import type { ZxcvbnFactory } from "@zxcvbn-ts/core";

export type PasswordFault = "password_known" | "password_weak";

/** Tries that a password must outlast: a hunter's ten million, an administrator's a hundred million. */
const guessesNeeded = { hunter: 1e7, administrator: 1e8 } as const;
// The estimator's time grows with the square of the length, and what is strong so far is strong.
const longestLooked = 32;
const ofThisProduct = ["ten", "paces", "tenpaces", "treasure", "hunt", "hunter"];

interface Judge {
  known: Set<string>;
  estimator: ZxcvbnFactory;
}

let judge: Promise<Judge> | null = null;

/** Loaded at first use: 27 MB that a process without registrations does not need. */
async function loadJudge(): Promise<Judge> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  return {
    known: new Set(dictionary["passwords-common"].map(String)),
    estimator: new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs }),
  };
}

/**
 * What is wrong with a new password, null for nothing: it is among the 49,000 that everybody tries first, or
 * it is made of such words, of patterns of the keyboard, of dates, of the own mail address or of our name.
 */
export async function findPasswordFault(
  password: string,
  whose: { email: string; isAdmin: boolean },
): Promise<PasswordFault | null> {
  judge ??= loadJudge();
  const { known, estimator } = await judge;
  if (known.has(password.toLowerCase())) return "password_known";
  if (password.trim().toLowerCase() === whose.email) return "password_weak";
  const own = [
    whose.email,
    whose.email.split("@")[0] ?? "",
    ...whose.email.split(/[^\p{L}\p{N}]+/u),
    ...ofThisProduct,
  ];
  const { guesses } = estimator.check(
    password.slice(0, longestLooked),
    own.filter((word) => word.length > 2),
  );
  return guesses < guessesNeeded[whose.isAdmin ? "administrator" : "hunter"]
    ? "password_weak"
    : null;
}

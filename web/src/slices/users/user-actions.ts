import type { Input, ListedUser, updateUser } from "@ten-paces/contract";

export type UserAction = "promote" | "demote" | "suspend" | "restore";

/** What can be done with an account in one press. */
export function actionsFor(user: Pick<ListedUser, "isAdmin" | "suspendedAt">): UserAction[] {
  if (user.suspendedAt !== null) return user.isAdmin ? ["demote", "restore"] : ["restore"];
  return [user.isAdmin ? "demote" : "promote", "suspend"];
}

export const CHANGE_OF: Record<UserAction, Input<typeof updateUser>["body"]> = {
  promote: { isAdmin: true },
  demote: { isAdmin: false },
  suspend: { suspended: true },
  restore: { suspended: false },
};

export interface UserActionWords {
  label: string;
  question: string;
  consequence: string;
  done: string;
  danger: boolean;
}

export const USER_ACTION_WORDS: Record<UserAction, UserActionWords> = {
  promote: {
    label: "Make Administrator",
    question: "Make this account an administrator's?",
    consequence: "They see every clue and answer, and can change hunts, settings and accounts.",
    done: "is an administrator now.",
    danger: false,
  },
  demote: {
    label: "Remove Administrator",
    question: "Take the administrator's rights from this account?",
    consequence: "It holds at once, also where they are signed in now.",
    done: "is no administrator any more.",
    danger: true,
  },
  suspend: {
    label: "Suspend",
    question: "Suspend this account?",
    consequence:
      "They are signed out everywhere, and cannot play or do anything signed in until the suspension is lifted. Their plan and their credits stay.",
    done: "is suspended.",
    danger: true,
  },
  restore: {
    label: "Lift Suspension",
    question: "Lift the suspension of this account?",
    consequence: "They can sign in and play again.",
    done: "may play again.",
    danger: false,
  },
};

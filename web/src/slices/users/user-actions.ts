import type { Input, ListedUser, Role, updateUser } from "@ten-paces/contract";
import { mayCall } from "@ten-paces/contract/roles";

export type UserAction = Role | "demote" | "suspend" | "restore";

/** What somebody of a role can do with an account in one press. */
export function actionsFor(
  user: Pick<ListedUser, "role" | "suspendedAt">,
  by: Role | null,
): UserAction[] {
  if (!mayCall("updateUser", by) || (user.role !== null && by !== "owner")) return [];
  const standing: UserAction = user.suspendedAt === null ? "suspend" : "restore";
  if (by !== "owner") return [standing];
  const takes: UserAction[] = user.role === null ? [] : ["demote"];
  if (user.suspendedAt !== null) return [...takes, standing];
  const roles: UserAction[] = ["owner", "operator", "support"];
  return [...roles.filter((role) => role !== user.role), ...takes, standing];
}

export const CHANGE_OF: Record<UserAction, Input<typeof updateUser>["body"]> = {
  owner: { role: "owner" },
  operator: { role: "operator" },
  support: { role: "support" },
  demote: { role: null },
  suspend: { suspended: true },
  restore: { suspended: false },
};

export const ROLE_LABELS: Record<Role, string> = {
  owner: "Owner",
  operator: "Operator",
  support: "Support",
};

export interface UserActionWords {
  label: string;
  question: string;
  consequence: string;
  done: string;
  danger: boolean;
}

export const USER_ACTION_WORDS: Record<UserAction, UserActionWords> = {
  owner: {
    label: "Make Owner",
    question: "Make this account an owner's?",
    consequence:
      "They may do everything: see every clue and answer, pay prizes, change the settings, and give and take roles. They can win nothing.",
    done: "is an owner now.",
    danger: false,
  },
  operator: {
    label: "Make Operator",
    question: "Make this account an operator's?",
    consequence:
      "They see every clue and answer, make and survey hunts and review prizes. They can win nothing.",
    done: "is an operator now.",
    danger: false,
  },
  support: {
    label: "Make Support",
    question: "Make this account support's?",
    consequence:
      "They answer tickets, look accounts up, adjust credits and read ratings. They see no clue that a hunter would not see, and can win nothing.",
    done: "is support now.",
    danger: false,
  },
  demote: {
    label: "Take Role",
    question: "Take the role from this account?",
    consequence: "It holds at once, also where they are signed in now.",
    done: "has no role any more.",
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

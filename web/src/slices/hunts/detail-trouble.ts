import { CallFailed } from "../../api.ts";

export interface DetailTrouble {
  title: string;
  text: string;
  /** Asking again cannot help: there is no such hunt. */
  missing: boolean;
}

const missing: DetailTrouble = {
  title: "Hunt not found",
  text: "Hunt not found. This hunt may not exist or may have been removed.",
  missing: true,
};

export const noHuntId: DetailTrouble = {
  title: "Hunt not found",
  text: "No hunt ID provided",
  missing: true,
};

/** Why the page of a hunt has no hunt. A malformed id (400) is as good as an unknown one. */
export function detailTrouble(error: unknown): DetailTrouble {
  const failure = error instanceof CallFailed ? error : null;
  if (failure?.status === 404 || failure?.status === 400) return missing;
  const text =
    failure?.kind === "network" && failure.status === 0
      ? "Unable to connect to server. Please check your connection and try again."
      : failure && failure.status >= 500
        ? "Server error. Please try again later."
        : "Failed to load hunt details. Please try again.";
  return { title: "This hunt did not load", text, missing: false };
}

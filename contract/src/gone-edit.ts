/** What is said to whoever edits what somebody has deleted. */
export const goneEdit =
  "Somebody has deleted this while you had it open. Copy what you wrote into a new one if it is to stay.";

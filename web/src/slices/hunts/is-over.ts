/** Whether a hunt came to its end: what its player is shown of it is then WON where they hold a prize. */
export const isOver = (status: string): boolean => ["COMPLETE", "WON", "CANCELED"].includes(status);

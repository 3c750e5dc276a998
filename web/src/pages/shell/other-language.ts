/** The language that the pages are not in: its code, and its own name for itself. */
export const OTHER_LANGUAGE = { code: "es", name: "Español" } as const;

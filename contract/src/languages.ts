/** What the pages can be read in; the first is what nobody asked for. */
export const pageLanguages = ["en", "es"] as const;
export type PageLanguage = (typeof pageLanguages)[number];

/** The secret behind the golden vectors. It is public: no installation may use it. */
export const publishedTestSecret: Uint8Array = new TextEncoder().encode(
  "ten paces: a published secret for tests only",
);

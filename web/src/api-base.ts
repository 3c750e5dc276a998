/**
 * Where the calls go, without a slash at the end: what the server that sent this page says, else what
 * the pages were built with, else the site itself.
 */
export const apiBase = readApiBase(
  typeof document === "undefined" ? null : document.querySelector("meta[name=api-base]"),
  import.meta.env?.VITE_API_BASE,
);

export function readApiBase(
  meta: { getAttribute(name: string): string | null } | null,
  built: string | undefined,
): string {
  const given = meta?.getAttribute("content") || built || "/api";
  return given.replace(/\/+$/, "");
}

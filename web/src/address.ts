/** Where a reader is: the parts of an address below the origin, as URL has them. */
export interface Address {
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
  /** With its hash sign, or empty. */
  hash: string;
}

/** Where a link goes: "/hunts?state=OHIO", "?tab=terms", "#rules", or the parts that differ from here. */
export type To = string | Partial<Address>;

/** The address that a link leads to from here. What it leaves out of path, search and hash is empty but for the path. */
export function resolveTo(to: To, from: string): Address {
  const { pathname, search, hash } = typeof to === "string" ? splitAddress(to) : to;
  return { pathname: pathname || from, search: bare(search), hash: bare(hash) };
}

/** A sign with nothing behind it is none. */
const bare = (part: string | undefined): string =>
  part === undefined || part.length < 2 ? "" : part;

export const toHref = ({ pathname, search, hash }: Address): string => pathname + search + hash;

/** Whether a link leaves the product: another origin, or a mail. */
export const leavesSite = (to: string): boolean => /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(to);

function splitAddress(to: string): Address {
  const [, pathname = "", search = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(to) ?? [];
  return { pathname, search, hash };
}

/** What the parts of a pattern with a colon stand for. */
export type Params = Record<string, string | undefined>;

/**
 * What an address gives for the names of a pattern such as "/hunt/:id/seal", null where it is another address. A last
 * part with a question mark may be missing, "*" is every address, letters and a slash at the end make no difference.
 */
export function matchPath(pattern: string, pathname: string): Params | null {
  if (pattern === "*") return {};
  const wanted = partsOf(pattern);
  const given = partsOf(pathname);
  if (given.length > wanted.length) return null;
  const params: Params = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index];
    if (part.startsWith(":")) {
      if (value === undefined && !part.endsWith("?")) return null;
      params[part.slice(1).replace("?", "")] = value === undefined ? value : decode(value);
    } else if (part.toLowerCase() !== value?.toLowerCase()) return null;
  }
  return params;
}

const partsOf = (path: string): string[] => path.split("/").filter((part) => part !== "");

/** As it was typed where it is no valid encoding: somebody's address bar must not break the page. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

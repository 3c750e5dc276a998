/** A way of looking at a table that somebody keeps in this browser: a name and the table's part of the address. */
export interface SavedView {
  name: string;
  query: string;
}

const longestName = 40;
const most = 20;

const keyOf = (table: string) => `views:${table}`;

/** What this browser keeps for a table; nothing where it keeps nothing or cannot be read. */
export function readViews(table: string): SavedView[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(table)) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isView).slice(0, most) : [];
  } catch {
    return [];
  }
}

function isView(value: unknown): value is SavedView {
  const view = value as Partial<SavedView> | null;
  return typeof view?.name === "string" && typeof view.query === "string";
}

/** The views with one more; one of the same name is replaced. */
export function withView(views: readonly SavedView[], view: SavedView): SavedView[] {
  const name = view.name.trim().slice(0, longestName);
  const others = views.filter((one) => one.name !== name);
  return name === "" ? [...views] : [...others, { ...view, name }].slice(-most);
}

/** @returns whether the browser keeps them */
export function keepViews(table: string, views: readonly SavedView[]): boolean {
  try {
    localStorage.setItem(keyOf(table), JSON.stringify(views));
    return true;
  } catch {
    return false;
  }
}

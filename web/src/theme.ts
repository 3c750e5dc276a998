import { useSyncExternalStore } from "react";

/** What the reader chose; system follows the device. public/theme.js applies the stored choice before the first paint. */
export type ThemeChoice = "system" | "light" | "dark" | "sunlight";

const STORAGE_KEY = "theme";
const BAR_COLORS = { light: "#f7f2e6", dark: "#0e1613", sunlight: "#ffffff" };

const listeners = new Set<() => void>();

function readChoice(): ThemeChoice {
  const applied = document.documentElement.dataset.theme;
  return applied === "light" || applied === "dark" || applied === "sunlight" ? applied : "system";
}

function store(choice: ThemeChoice): void {
  try {
    if (choice === "system") localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, choice);
  } catch {
    // A browser that keeps nothing still shows the choice until the page is left.
  }
}

export function chooseTheme(choice: ThemeChoice): void {
  store(choice);
  const root = document.documentElement;
  if (choice === "system") delete root.dataset.theme;
  else root.dataset.theme = choice;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    const own = meta.getAttribute("media")?.includes("dark") ? "dark" : "light";
    meta.setAttribute("content", BAR_COLORS[choice === "system" ? own : choice]);
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, readChoice, () => "system");
}

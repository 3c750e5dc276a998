const NAMES: Readonly<Record<string, string>> = {
  "1 Hunt": "1 búsqueda",
  "3 Hunts": "3 búsquedas",
  "5 Hunts": "5 búsquedas",
};

/** A plan by its name, "3 Hunts", in the reader's language. */
export function planInWords(name: string): string {
  return NAMES[name] ?? name;
}

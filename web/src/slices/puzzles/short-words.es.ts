/** By eighths of a turn, clockwise from north. */
export const winds: readonly string[] = [
  "norte",
  "noreste",
  "este",
  "sureste",
  "sur",
  "suroeste",
  "oeste",
  "noroeste",
];

/** By their letters in a field book, which is English everywhere. */
export const poles: Readonly<Record<string, string>> = {
  N: "norte",
  E: "este",
  S: "sur",
  W: "oeste",
};

/** Where an arm points, by eighths of a turn, clockwise from straight up. */
export const pointings: readonly string[] = [
  "arriba",
  "arriba a la derecha",
  "a la derecha",
  "abajo a la derecha",
  "abajo",
  "abajo a la izquierda",
  "a la izquierda",
  "arriba a la izquierda",
];

/** The signs of the telegraph. */
export const telegraph = { long: "larga", short: "corta" };

/** What a pane of a picture by numbers is. */
export const panes = { dark: "oscura", light: "clara", open: "sin marcar" };

/** What lies between the stones of a walk. */
export const between = "agua";

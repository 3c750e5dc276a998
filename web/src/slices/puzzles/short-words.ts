/**
 * Words of one syllable that drawings say of themselves. Alone they look like codes, so the step that speaks another
 * language does not take them for text: it takes the module beside this one instead.
 */

/** By eighths of a turn, clockwise from north. */
export const winds: readonly string[] = [
  "north",
  "northeast",
  "east",
  "southeast",
  "south",
  "southwest",
  "west",
  "northwest",
];

/** By their letters in a field book, which is English everywhere. */
export const poles: Readonly<Record<string, string>> = {
  N: "north",
  E: "east",
  S: "south",
  W: "west",
};

/** Where an arm points, by eighths of a turn, clockwise from straight up. */
export const pointings: readonly string[] = [
  "up",
  "upper right",
  "right",
  "lower right",
  "down",
  "lower left",
  "left",
  "upper left",
];

/** The signs of the telegraph. */
export const telegraph = { long: "long", short: "short" };

/** What a pane of a picture by numbers is. */
export const panes = { dark: "dark", light: "light", open: "open" };

/** What lies between the stones of a walk. */
export const between = "water";

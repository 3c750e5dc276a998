/** Where the style of street maps is, as the server that sent this page says; null where there are none. */
export function readMapStyle(): URL | null {
  const said = document.querySelector("meta[name=map-style]")?.getAttribute("content");
  return said ? new URL(said) : null;
}

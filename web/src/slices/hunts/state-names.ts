/** "NEW HAMPSHIRE" as people write it; NATIONAL, and the free hunt's FREE, are "National". */
export function stateName(state: string): string {
  if (state === "NATIONAL" || state === "FREE") return "National";
  return state.toLowerCase().replace(/(?<!\p{L})(?!of )\p{L}/gu, (letter) => letter.toUpperCase());
}

import { toldBy } from "../../api.ts";

/** The server's own sentence where it gave one, else the one for this form. */
export function accountTrouble(error: unknown, otherwise: string): string {
  return toldBy(error) ?? otherwise;
}

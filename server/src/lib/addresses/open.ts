import type { Grid } from "@ten-paces/geo/grid";
import type { Config } from "../../config.ts";
import type { Clock } from "../clock.ts";
import { ownAddresses } from "./own-grid.ts";
import type { AddressProvider } from "./provider.ts";

/** what3words where a key is configured, else the embedded grid. */
export async function openAddresses(
  config: Pick<Config, "what3words">,
  grid: Grid,
  wallClock: Clock,
): Promise<AddressProvider> {
  if (!config.what3words) return ownAddresses(grid);
  // Loaded only where it is used.
  const { askWhat3words } = await import("./what3words.ts");
  return askWhat3words(config.what3words, wallClock);
}

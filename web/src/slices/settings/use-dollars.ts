import { useQuery } from "@tanstack/react-query";
import { formatDollars } from "../../ui/money.ts";
import { settingsQuery } from "./queries.ts";

/** BTC in dollars at the price that is set, as players see it: 0.375 is "$19,500". Null until the price is known. */
export function useDollars(): (amountBtc: number) => string | null {
  const { data } = useQuery({ ...settingsQuery, staleTime: 60_000 });
  const usd = data?.settings.btcPrice.usd;
  return (amountBtc) => (usd === undefined ? null : formatDollars(amountBtc * usd));
}

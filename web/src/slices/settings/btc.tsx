import { formatBtc } from "../../ui/money.ts";
import { useDollars } from "./use-dollars.ts";

/** An amount in BTC with the dollars that players read for it beside it. */
export function Btc({ amount, decimals }: { amount: number; decimals: 3 | 4 | 8 }) {
  const dollars = useDollars()(amount);
  return (
    <span className="whitespace-nowrap tabular-nums">
      {formatBtc(amount, decimals)}
      {dollars !== null && <span className="ml-1.5 text-quiet">{dollars}</span>}
    </span>
  );
}

import type { AdminHunt } from "@ten-paces/contract";
import { formatBtc } from "../../../ui/money.ts";
import { useDollars } from "../../settings/use-dollars.ts";
import { fundedShare } from "./funded-share.ts";

type FundingProps = { hunt: Pick<AdminHunt, "fundedBTC" | "thresholdBTC"> };

/** How much of a hunt's threshold its subscriptions have paid in, with a stroke of that length. */
export function Funding({ hunt }: FundingProps) {
  const share = fundedShare(hunt);
  const dollars = useDollars();
  const funded = dollars(hunt.fundedBTC);
  return (
    <span className="grid w-fit leading-none">
      <span className="tabular-nums sm:whitespace-nowrap">
        {formatBtc(hunt.fundedBTC, 3)}{" "}
        <span className="text-quiet">of {formatBtc(hunt.thresholdBTC, 3)}</span>
      </span>
      {funded !== null && (
        <span className="mb-0.5 text-xs leading-tight text-quiet tabular-nums">
          {funded} of {dollars(hunt.thresholdBTC)}
        </span>
      )}
      {share !== null && (
        <span aria-hidden="true" className="block h-0.5 bg-sunken">
          <span
            className="block h-full origin-left bg-brass"
            style={{ transform: `scaleX(${share})` }}
          />
        </span>
      )}
    </span>
  );
}

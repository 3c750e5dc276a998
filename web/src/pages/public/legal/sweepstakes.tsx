import { answerDays, claimDays, prizeSharePercent, publicityOptOutDays } from "@ten-paces/contract";
import { paths } from "../../../paths.ts";
import { Link } from "../../../routing.tsx";
import { ProseSection } from "../../../slices/content/prose.tsx";
import { TaxThreshold } from "../../../slices/site/tax-threshold.tsx";

const [first, second, third] = prizeSharePercent;

export function Sweepstakes() {
  return (
    <>
      <ProseSection id="sweepstakes-eligibility" title="Eligibility">
        <p>
          Prizes are open to residents of the United States who are 18 or over, with a valid account
          and an active subscription to the hunt, where the state they live in allows it. We ask for
          state and date of birth before the first payment, and say there who plays for points.
          Administrators and their households can neither play nor win.
        </p>
      </ProseSection>
      <ProseSection id="prize-pools" title="Prize pools">
        <p>
          A subscription pays for playing. The prize of a hunt is fixed in dollars when the hunt
          opens, is shown as its Current Treasure, and does not depend on how many subscribe.{" "}
          <Link to={paths.backing} className="link">
            What stands behind the prizes
          </Link>{" "}
          is public. Places are decided by skill: by who solves the last square first, second and
          third.
        </p>
        <ul>
          <li>First place: {first}% of the pool</li>
          <li>Second place: {second}%</li>
          <li>Third place: {third}%</li>
        </ul>
      </ProseSection>
      <ProseSection id="winning" title="From finish to payment">
        <ol>
          <li>A finish is reviewed, and the winner is notified within 24 hours.</li>
          <li>The winner responds within {claimDays} days, or the prize is forfeited.</li>
          <li>The claim is verified: identity, age, residence, and fair play.</li>
          <li>The prize is paid in cash or Bitcoin within 24 to 48 hours of verification.</li>
        </ol>
        <p>
          A finish that broke the{" "}
          <Link to={paths.rules} className="link">
            rules
          </Link>{" "}
          is disqualified, with a reason given. Whose prize is held or disqualified can answer for{" "}
          {answerDays} days; another administrator decides, in writing.
        </p>
      </ProseSection>
      <ProseSection id="taxes" title="Taxes">
        <p>
          Taxes on a prize are the winner's. For prizes over <TaxThreshold /> we need a tax form
          before we can pay.
        </p>
      </ProseSection>
      <ProseSection id="publicity" title="Publicity">
        <p>
          The claim asks whether we may name you as a winner. You may opt out within{" "}
          {publicityOptOutDays} days, and a prize never depends on it.
        </p>
      </ProseSection>
      <ProseSection id="free-entry" title="The free hunt">
        <p>
          The monthly free hunt needs no payment. It has one square, pays no prize and does not
          count on the leaderboard.
        </p>
      </ProseSection>
    </>
  );
}

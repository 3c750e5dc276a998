import {
  checkInRangeFt,
  claimDays,
  friendBonusCredits,
  ladderHours,
  lawfulPaceMph,
  leastAgeYears,
  plans,
  prizeSharePercent,
  publicityOptOutDays,
  referrerBonusCredits,
  squareSizeFt,
} from "@ten-paces/contract";
import { paths } from "../../paths.ts";
import { Link } from "../../routing.tsx";
import { OnThisPage } from "../../slices/content/on-this-page.tsx";
import { ProseSection } from "../../slices/content/prose.tsx";
import { useAnchor } from "../../slices/content/use-anchor.ts";
import { TaxThreshold } from "../../slices/site/tax-threshold.tsx";
import { TryLimits } from "../../slices/site/try-limits.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Page } from "../../ui/page.tsx";

const PARTS = [
  { id: "eligibility", title: "Who may play" },
  { id: "hunts", title: "Hunts and squares" },
  { id: "check-ins", title: "Check-ins" },
  { id: "hints", title: "Credits and hints" },
  { id: "prizes", title: "Prizes" },
  { id: "fair-play", title: "Fair play" },
  { id: "scores", title: "Scores" },
  { id: "referrals", title: "Referrals" },
  { id: "changes", title: "When a hunt changes" },
];

const [first, second, third] = prizeSharePercent;
const [one, , , unlimited] = plans;

export default function RulesPage() {
  useAnchor();
  return (
    <Page
      title="Rules"
      intro="How a hunt is played, paid for and won. Read them once; they are short."
    >
      <div className="grid gap-10 lg:grid-cols-[14rem_minmax(0,42rem)]">
        <OnThisPage parts={PARTS} />
        <div>
          <ProseSection id="eligibility" title="Who may play">
            <p>To play a paid hunt and win a prize you must</p>
            <ul>
              <li>be {leastAgeYears} years old or over,</li>
              <li>be a resident of the United States,</li>
              <li>have a valid account of your own, and</li>
              <li>hold an active subscription to the hunt.</li>
            </ul>
            <p>
              Not every state lets us pay everybody prizes. We ask for your state and date of birth
              before the first payment, and say there if you would play for points. Administrators
              and their households can neither play nor win.
            </p>
            <p>
              The monthly free hunt asks for an account only. It costs nothing and pays no prize.
            </p>
          </ProseSection>
          <ProseSection id="hunts" title="Hunts and squares">
            <p>
              A hunt has normally ten squares. A square is an area of {squareSizeFt} by{" "}
              {squareSizeFt} feet, and its address is three words joined by dots. Squares are solved
              in order: the next one opens when you have checked in at the current one.
            </p>
            <p>
              A hunt belongs to one state or to the whole nation, and it is physical or digital. In
              a physical hunt you go to the place. In a digital hunt you solve three puzzles for
              each square, whose answers are the words of its address; a wrong answer says which
              words are right. Its last square comes out of the squares before it.
            </p>
            <p>
              A clue list may hold decoys: lines that are true of another place nearby. They are not
              marked. Clues are AI-generated and checked before a hunt opens.
            </p>
          </ProseSection>
          <ProseSection id="check-ins" title="Check-ins">
            <ul>
              <li>
                Every check-in costs 1 credit, whether it succeeds or not, unless a line below says
                that it costs nothing.
              </li>
              <li>
                In a physical hunt you check in by the position of your device: within{" "}
                {checkInRangeFt} feet of the middle of a square that was surveyed, and within the
                distance that the screen names of one that was not. The server decides.
              </li>
              <li>
                When a check-in is answered “under 500 ft”, you are told where to stand, for nothing
                more.
              </li>
              <li>A signal too weak to judge costs nothing: you are asked to try again.</li>
              <li>
                Without a network a check-in waits on your phone and is sent by itself, once. It
                counts by when it was measured if it arrives within 15 minutes and the clock of your
                phone is right to within a minute; later ones cost nothing and do not count. Who
                reviews a prize sees that it waited.
              </li>
              <li>In a digital hunt you type the three words.</li>
              <li>
                Some squares ask something that only who stands there can see. Then your accepted
                position costs the credit, and the answer completes the check-in: three tries are
                free, each further one costs 1 credit, and you need not stay there to answer.
              </li>
              <li>
                Nobody wins by speeding. A right check-in at a physical square counts no sooner
                after the square before it than the straight line between the two takes at{" "}
                {lawfulPaceMph} mph, in a national hunt too. Sooner it costs nothing, and you are
                told from when it counts.
              </li>
              <li>
                Some squares count in certain hours only, and where real money is paid none counts
                at night. The square says so before you go.
              </li>
              <li>
                A square whose spot is reported as wrong rests for everybody. Time that it rests
                while you are at it does not count against you, neither in your score nor in the
                order of finish. If it is made void, everybody passes it, and what was spent on it
                comes back.
              </li>
              <li>
                When a hunt is complete, whoever was subscribed to it may play it to its last square
                for nothing. There is no prize left to win.
              </li>
              <li>
                Every hunt has a closing date, which stands with it. What nobody has won by then is
                given to nobody, and the hunt can be played on for nothing.
              </li>
              <li>
                A hunt that is announced opens to everybody at the same moment. Who may subscribe
                earlier sees no clue sooner.
              </li>
              <li>
                <TryLimits /> An attempt that comes too soon costs nothing.
              </li>
            </ul>
          </ProseSection>
          <ProseSection id="hints" title="Credits and hints">
            <ul>
              <li>
                A plan brings {one.monthlyCredits} credits a month, however many hunts it has.
                Unlimited brings {unlimited.monthlyCredits}, {unlimited.bonusCredits} bonus credits
                a month, and one free level-3 hint per hunt. Monthly credits expire at the end of
                the billing cycle.
              </li>
              <li>
                More credits come in packs of 5, 10 or 20. Bought and bonus credits do not expire.
              </li>
              <li>
                Each square has three hints: basic for 1 credit, intermediate for 2, advanced for 3.
                In any order; a bought hint stays readable.
              </li>
              <li>
                The clue list opens by itself. You begin with the lines of the hunt's own difficulty
                and harder ones; each wrong check-in at the square, and every {ladderHours} hours,
                add the next easier line for nothing. An easy hunt shows all of them at once.
              </li>
            </ul>
          </ProseSection>
          <ProseSection id="prizes" title="Prizes">
            <p>
              The first three hunters to finish share the prize pool: {first}% for the first,{" "}
              {second}% for the second, {third}% for the third, in the order in which their last
              check-ins reach the server, less the time that resting squares cost them. With the
              third the hunt is complete.
            </p>
            <ol>
              <li>Winners are notified within 24 hours, after a review of the finish.</li>
              <li>
                You have {claimDays} days to answer and claim; an unclaimed prize is forfeited.
              </li>
              <li>
                The claim asks for your legal name, date of birth, state of residence, and whether
                you want cash or Bitcoin. For prizes over <TaxThreshold /> it asks for a tax form.
              </li>
              <li>We pay within 24 to 48 hours of verifying the claim.</li>
            </ol>
            <p>
              The amount is fixed in dollars when the hunt opens.{" "}
              <Link to={paths.backing} className="link">
                What stands behind the prizes
              </Link>{" "}
              is public. Consent to publicity is yours to give, and you may opt out within{" "}
              {publicityOptOutDays} days.
            </p>
          </ProseSection>
          <ProseSection id="fair-play" title="Fair play">
            <ul>
              <li>One account for each person. Play for yourself.</li>
              <li>
                No false positions, no programs that check in for you, and no sharing of answers
                while a hunt is open.
              </li>
              <li>
                A win that shows signs of any of these is reviewed, and can be disqualified with a
                reason that we tell you.
              </li>
              <li>
                Obey the law and the people who look after a place. Read the{" "}
                <Link to={paths.safety} className="link">
                  safety guidelines
                </Link>
                .
              </li>
            </ul>
          </ProseSection>
          <ProseSection id="scores" title="Scores">
            <p>
              A finished paid hunt brings 500 points, up to 100 more for speed and up to 50 more for
              accuracy, times 1, 2 or 3 for an easy, medium or hard hunt. The{" "}
              <Link to={paths.leaderboard} className="link">
                leaderboard
              </Link>{" "}
              ranks by the sum of all points.
            </p>
          </ProseSection>
          <ProseSection id="referrals" title="Referrals">
            <p>
              A friend who registers with your link gets {friendBonusCredits} bonus credits. You get{" "}
              {referrerBonusCredits} once your friend has confirmed their email address or paid,
              whichever is first. One referral for each friend, and none for yourself. So many
              friends are rewarded in 30 days as your profile says; later ones stay pending.
            </p>
          </ProseSection>
          <ProseSection id="changes" title="When a hunt changes">
            <p>
              A mistake in a clue is corrected on the{" "}
              <Link to={paths.errata} className="link">
                errata page
              </Link>
              . A hunt can be paused: nobody checks in until it resumes. If it is canceled, its
              subscriptions end, your plan has the slot back, and what you spent in it is returned
              as bonus credits.
            </p>
          </ProseSection>
          <div className="mt-10 border-t border-contour pt-6">
            <p className="mb-4 text-lg">Something left open?</p>
            <LinkButton to={paths.contact}>Contact us</LinkButton>
          </div>
        </div>
      </div>
    </Page>
  );
}

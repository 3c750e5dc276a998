import { paths } from "../../paths.ts";
import { Contours } from "../../ui/contours.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { WonPrize } from "../prizes/won-prize.tsx";

type CompletionProps = {
  huntName: string;
  /** 1, 2 or 3 when it won a prize. */
  place: number | null;
  /** The free hunt and the test hunt have no prize to be told about. */
  withPrize: boolean;
  /** The hunt whose prize stands here with the way to it; none of the test hunt. */
  huntId?: string;
};

const WON = [
  "You finished first, and that wins a prize.",
  "You finished second, and that wins a prize.",
  "You finished third, and that wins a prize.",
];

/** All squares are solved. */
export function Completion({ huntName, place, withPrize, huntId }: CompletionProps) {
  const won = place ? WON[place - 1] : null;
  return (
    <section className="relative overflow-hidden rounded-lg border border-brass bg-brass-wash p-6 text-center sm:p-8">
      <Contours seed={huntName} className="text-brass opacity-25" />
      <div className="relative grid justify-items-center gap-3">
        <h2 className="text-3xl">Congratulations!</h2>
        <p className="text-lg">You've completed the {huntName.replace(/^(The|An?) /, "")}!</p>
        {won && <p className="font-semibold text-brass-text">{won}</p>}
        {withPrize &&
          (won && huntId ? (
            <WonPrize huntId={huntId} />
          ) : (
            <p>Winners will be notified within 24 hours.</p>
          ))}
        <div className="mt-2 grid gap-3 sm:flex">
          {/* Whoever won has something else to do first. */}
          <LinkButton to={paths.hunts} variant={won ? "secondary" : "primary"}>
            Find the next hunt
          </LinkButton>
          {withPrize && (
            <LinkButton to={paths.leaderboard} variant="secondary">
              See the leaderboard
            </LinkButton>
          )}
        </div>
      </div>
    </section>
  );
}

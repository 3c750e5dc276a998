import { paths } from "../../../paths.ts";
import { Link } from "../../../routing.tsx";
import { VariantIcon } from "../../../ui/variant-icon.tsx";

const PLAYERS = [
  {
    variant: "DIGITAL",
    title: "From the kitchen table",
    text: "Digital hunts are puzzles about real places: two or three hours, alone or with whoever looks over your shoulder.",
  },
  {
    variant: "PHYSICAL",
    title: "On a Saturday",
    text: "Hunts on foot or by bicycle stay within a town or a valley. Each says before you subscribe what it asks: miles, tickets, stairs.",
  },
  {
    variant: "PHYSICAL",
    title: "On the road",
    text: "Some hunts cross a state in a day, the national ones take longer. Nobody wins by speeding: a square counts no sooner than the way allows.",
  },
] as const;

/** For whom a hunt is, by how it is played. */
export function WhoPlays() {
  return (
    <section aria-labelledby="who-plays">
      <h2 id="who-plays" className="text-3xl">
        Who plays
      </h2>
      <ul className="mt-6 grid gap-4 lg:grid-cols-3">
        {PLAYERS.map(({ variant, title, text }) => (
          <li
            key={title}
            className="grid content-start gap-2 rounded-lg border border-contour bg-raised p-5"
          >
            <VariantIcon variant={variant} className="text-sm text-quiet" />
            <h3 className="text-xl">{title}</h3>
            <p className="text-quiet">{text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-4">
        Adults in the United States, at their own pace.{" "}
        <Link to={paths.leaderboard} className="link inline-flex min-h-11 items-center">
          See the leaderboard
        </Link>
      </p>
    </section>
  );
}

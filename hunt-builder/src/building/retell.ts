import type { Hook } from "../clue-writer.ts";
import type { HuntDraft, HuntRequest } from "../hunt.ts";
import type { Library } from "../library.ts";
import type { Place } from "../place.ts";
import { toldOfState } from "../puzzles/meta/framings/told-in.ts";
import { metas } from "../puzzles/meta/metas.ts";
import { type Random, seeded } from "../random.ts";
import { type TripAsks, tripOf } from "../stands/trip.ts";
import { withTravel } from "./descriptions.ts";
import { regionOf } from "./region.ts";
import { descriptionOf, type titleOf } from "./titles.ts";
import { turnOf } from "./turn.ts";
import type { PublicLines } from "./unspent.ts";

type Told = Pick<HuntRequest, "seed" | "state" | "variant" | "difficulty">;

/** What all of a hunt's draws begin from. */
export function randomOf({ seed, state, variant, difficulty }: Told): Random {
  return seeded(`${seed}|${state}|${variant}|${difficulty}`);
}

/** What a hunt's title and description are made of. */
export function aboutHunt(
  library: Library,
  request: Told,
  { places, quoted, miles, trip }: PublicLines & { miles: number; trip: TripAsks | null },
): Parameters<typeof titleOf>[0] {
  const { state, variant, difficulty } = request;
  return {
    stateName:
      places[0] && state !== "NATIONAL" && state !== "FREE" ? places[0].stateName : "The Nation",
    variant,
    difficulty,
    places,
    quoted,
    miles,
    ...(trip && { trip, region: regionOf(places, library) }),
    turn: turnOf(library, request),
  };
}

/** A hunt's places in order, and the way through them. */
export type Way = Pick<HuntDraft, "route" | "routeMiles"> & PublicLines;

/**
 * The description of a hunt on the ground whose places have changed. One that the builder wrote is told anew, with its
 * pictures, its region and what it asks; in one that somebody edited the miles and the region are.
 */
export function retold(library: Library, hunt: HuntDraft, before: Way, after: Way): string {
  if (hunt.variant !== "PHYSICAL") return hunt.description;
  const tell = ({ places, quoted, route, routeMiles: miles }: Way): string =>
    descriptionOf(
      aboutHunt(library, hunt, { places, quoted, miles, trip: tripOf(places, route) }),
      hunt.name,
      randomOf(hunt).fork("title"),
    );
  if (tell(before) === hunt.description) return tell(after);
  const was = regionOf(before.places, library);
  const now = regionOf(after.places, library);
  const traveled = withTravel(hunt.description, before.routeMiles, after.routeMiles);
  if (was === "" || was === now) return traveled;
  // Somebody may have set it off by a comma.
  return traveled.replace(now === "" ? new RegExp(`,? ${was}`) : was, now);
}

/** A description that tells the story of its hunt's last square, with the one that is told in now. */
export function withStory(description: string, place: Place, { about }: Hook): string {
  const told = metas
    .flatMap(({ framings }) => framings)
    .map((framing) => toldOfState(framing.about, place))
    .find((each) => description.includes(each));
  return told === undefined || about === "" ? description : description.replace(told, about);
}

import { extremesSentence, townSentence } from "./place-words.ts";
import type { PlaceDetail } from "./queries.ts";

/** The first of up to forty; the rest is a press away. */
const TOWNS_SHOWN = 6;

type PlaceSurroundingsProps = {
  place: Pick<PlaceDetail, "nearTowns" | "fromCapital" | "neighborCounties" | "extremes">;
};

/** What nobody typed: the towns around, the way from the capitol, the counties, the extremes. */
export function PlaceSurroundings({ place }: PlaceSurroundingsProps) {
  const { nearTowns, fromCapital, neighborCounties } = place;
  const extremes = extremesSentence(place.extremes);
  const more = nearTowns.slice(TOWNS_SHOWN);
  return (
    <div className="grid gap-2">
      {extremes && <p>{extremes}.</p>}
      {fromCapital && <p>{fromCapital}, the state's capital.</p>}
      {neighborCounties.length > 0 && <p>Counties around: {neighborCounties.join(", ")}.</p>}
      <Towns towns={nearTowns.slice(0, TOWNS_SHOWN)} />
      {more.length > 0 && (
        <details>
          <summary className="link min-h-6 w-fit">{more.length} more towns</summary>
          <div className="mt-2">
            <Towns towns={more} />
          </div>
        </details>
      )}
      {nearTowns.length > 0 && (
        <p className="text-sm text-quiet">
          Towns:{" "}
          <a href="https://www.geonames.org" target="_blank" rel="noreferrer" className="link">
            GeoNames
          </a>
          ,{" "}
          <a
            href="https://creativecommons.org/licenses/by/4.0/"
            target="_blank"
            rel="noreferrer"
            className="link"
          >
            CC BY 4.0
          </a>
          , reduced and rounded.
        </p>
      )}
    </div>
  );
}

function Towns({ towns }: { towns: PlaceDetail["nearTowns"] }) {
  return (
    <ul className="grid list-disc gap-1 pl-5 marker:text-brass">
      {towns.map((town) => (
        <li key={`${town.name} ${town.distanceMi}`}>{townSentence(town)}</li>
      ))}
    </ul>
  );
}

import type { TripAsks } from "@ten-paces/contract";
import { Route } from "lucide-react";
import { FactList } from "./fact-list.tsx";
import { tripFacts, wayOf } from "./trip-words.ts";

/** What a hunt asks of whoever goes on it; nothing where it is not known, as of a digital one. */
export function TripSummary({ trip }: { trip: TripAsks | undefined }) {
  if (!trip) return null;
  return (
    <section className="grid gap-2">
      <h2 className="label-caps text-quiet">What the trip asks</h2>
      <FactList facts={tripFacts(trip)} label="What the trip asks" />
    </section>
  );
}

/** The same in one line, for a card. */
export function TripLine({ trip }: { trip: TripAsks | undefined }) {
  if (!trip) return null;
  const paid = trip.tickets + trip.carFees;
  return (
    <p className="flex items-start gap-1.5 text-sm text-quiet">
      <Route aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="max-sm:line-clamp-2">
        {wayOf(trip)}
        {paid > 0 && `; ${paid} of its squares ${paid === 1 ? "costs" : "cost"} something`}
        {trip.ferries > 0 && "; by ferry, too"}
      </span>
    </p>
  );
}

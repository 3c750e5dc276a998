import type {
  acceptPin,
  FoundAs,
  foundSquare,
  listFindings,
  ResultInput,
} from "@ten-paces/contract";
import { distanceM, metresPerMile, metresToFeet } from "@ten-paces/geo";
import { checkPosition, feetAt } from "@ten-paces/hunt-builder";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { type RefusalOf, refuse } from "../../lib/refusal.ts";
import type { Caller } from "../../lib/session/session.ts";
import { audit } from "../audit/service.ts";
import type { Builder } from "../builder/service.ts";
import * as rules from "./rules.ts";
import * as sql from "./sql.ts";

const pinsChannel = "place_pins";
const farthestMi = 3;

const thanks: Record<FoundAs, string> = {
  as_told: "Thank you. That makes the next hunt here surer.",
  different: "Thank you. We look at what is different before the next hunt here.",
  could_not_stand:
    "Thank you. We look into it. If nobody should stand there, press “Stop, this spot is wrong” as well.",
};

/** Every finder surveys: how the spot was, in one press. */
export async function noteFound(
  deps: Deps,
  caller: Caller,
  at: { huntId: string; num: number },
  as: FoundAs,
): Promise<ResultInput<typeof foundSquare> | RefusalOf<typeof foundSquare>> {
  const { userId } = caller;
  const stored = await inTransaction(deps.db, (tx) =>
    sql.putFinding(tx, { userId, ...at, as, at: deps.clock.now() }),
  );
  return stored ? { success: true, message: thanks[as] } : refuse("not_found_yet");
}

/** What finders say of places; what nobody could stand on, and pins that wait, come first. */
export async function showFindings(
  deps: Deps,
  builder: Builder,
): Promise<ResultInput<typeof listFindings>> {
  const byPlace = Map.groupBy(await sql.listFindings(deps.db, null), ({ placeId }) => placeId);
  const pins = new Map((await sql.listPins(deps.db)).map((pin) => [pin.placeId, pin]));
  const { library } = builder.get();
  const places = [...byPlace].map(([placeId, rows]) => {
    const place = library.findPlace(placeId);
    const count = (as: FoundAs) => rows.filter(({ foundAs }) => foundAs === as).length;
    const proposal = proposalOf(rows);
    const pin = pins.get(placeId);
    return {
      placeId,
      placeName: place?.name ?? rows[0]?.placeName ?? placeId,
      town: place?.town ?? rows[0]?.town ?? "",
      asTold: count("as_told"),
      different: count("different"),
      couldNotStand: count("could_not_stand"),
      proposal: proposal && {
        lat: proposal.lat,
        lng: proposal.lng,
        finders: proposal.finders,
        spreadFt: Math.round(metresToFeet(proposal.spreadM)),
        movedFt: place ? Math.round(metresToFeet(distanceM(feetAt(place), proposal))) : 0,
      },
      accepted: pin
        ? { lat: pin.lat, lng: pin.lng, finders: pin.finders, at: pin.acceptedAt.toISOString() }
        : null,
    };
  });
  const urgency = (one: (typeof places)[number]) =>
    one.couldNotStand * 4 + one.different * 2 + (one.proposal && !one.accepted ? 1 : 0);
  return { places: places.sort((a, b) => urgency(b) - urgency(a)) };
}

/** Who could not stand there proposes no pin. */
function proposalOf(rows: readonly sql.FindingRow[]): rules.Proposal | null {
  return rules.proposePin(rows.filter(({ foundAs }) => foundAs !== "could_not_stand"));
}

/** Takes the proposed pin of a place for its next hunts. */
export async function accept(
  deps: Deps,
  builder: Builder,
  caller: Caller,
  placeId: string,
): Promise<ResultInput<typeof acceptPin> | RefusalOf<typeof acceptPin>> {
  const place = builder.get().library.findPlace(placeId);
  if (!place) return refuse("unknown_place");
  return inTransaction(deps.db, async (tx) => {
    const proposal = proposalOf(await sql.listFindings(tx, placeId));
    if (!proposal) return refuse("no_proposal");
    if (distanceM(place.point, proposal) > farthestMi * metresPerMile) return refuse("too_far");
    if (!deps.grid.encode(proposal)) return refuse("outside");
    const wrong = checkPosition(proposal, place, true).find(({ weight }) => weight === "error");
    if (wrong) return refuse("wrong_state", { error: wrong.text });
    const { lat, lng, finders } = proposal;
    await sql.putPin(tx, {
      placeId,
      lat,
      lng,
      finders,
      by: caller.userId,
      at: deps.clock.now(),
    });
    const before = feetAt(place);
    await audit(deps, tx, caller, {
      action: "accept pin",
      kind: "place",
      id: placeId,
      before,
      after: { lat, lng, finders },
    });
    await tx.notify(pinsChannel, placeId);
    return { success: true as const };
  });
}

/** Gives the builder the pins that were accepted, now and whenever one is accepted anywhere. */
export async function followPins(deps: Deps, builder: Builder): Promise<void> {
  const read = async () => {
    const pins = await sql.listPins(deps.db);
    builder.usePins(new Map(pins.map(({ placeId, lat, lng }) => [placeId, { lat, lng }])));
  };
  await deps.db.listen(pinsChannel, () => void read());
  await read();
}

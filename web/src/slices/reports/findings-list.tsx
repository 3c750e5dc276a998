import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { acceptPin, exportFindings, listFindings, type Result } from "@ten-paces/contract";
import { call } from "../../api.ts";
import { Button } from "../../ui/button.tsx";
import { counted } from "../../ui/counted.ts";
import { formatDateTime } from "../../ui/dates.ts";
import { toast } from "../../ui/toast-store.ts";
import { ExportButton } from "../exports/export-button.tsx";

const findingsQuery = queryOptions({
  queryKey: ["admin", "findings"],
  queryFn: ({ signal }) => call(listFindings, {}, { signal }),
});

type Finding = Result<typeof listFindings>["places"][number];

/** What finders say of places, and the pins they propose; nothing while nobody has said anything. */
export function FindingsList() {
  const { data } = useQuery(findingsQuery);
  const client = useQueryClient();
  const accept = useMutation({
    mutationFn: (placeId: string) => call(acceptPin, { params: { placeId } }),
    onSuccess: () => toast({ tone: "success", text: "The next hunt at this place stands there." }),
    onError: (error) => toast({ tone: "error", text: error.message }),
    onSettled: () => client.invalidateQueries({ queryKey: ["admin"] }),
  });
  if (!data || data.places.length === 0) return null;
  return (
    <section aria-labelledby="findings-title" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="findings-title" className="text-lg">
          What finders say
        </h2>
        <ExportButton endpoint={exportFindings} input={{}} of="what finders say" />
      </div>
      <p className="max-w-prose text-quiet">
        After a right check-in one press says how the spot was. Where three independent finders
        stood within 200 ft of each other, they propose a pin for the place's next hunt. Open hunts
        stay as they are.
      </p>
      <ul className="divide-y divide-contour rounded-lg border border-contour bg-raised">
        {data.places.map((place) => (
          <li
            key={place.placeId}
            className="flex flex-wrap items-start justify-between gap-3 px-4 py-3"
          >
            <div className="min-w-0 max-w-prose">
              <p className="font-semibold wrap-anywhere">
                {place.placeName}, {place.town}
              </p>
              <p>{countsOf(place)}</p>
              <p className="text-sm text-quiet">{pinOf(place)}</p>
            </div>
            {place.proposal && (
              <Button
                variant="secondary"
                disabled={accept.isPending}
                onClick={() => accept.mutate(place.placeId)}
              >
                Accept the pin
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function countsOf({ asTold, different, couldNotStand }: Finding): string {
  const parts = [
    asTold > 0 && `${asTold} as told`,
    different > 0 && `${different} something is different`,
    couldNotStand > 0 && `${couldNotStand} could not stand there`,
  ];
  return parts.filter(Boolean).join(", ");
}

function pinOf({ proposal, accepted }: Finding): string {
  const parts = [
    proposal
      ? `${counted(proposal.finders, "finder")} propose ${proposal.lat.toFixed(5)}, ${proposal.lng.toFixed(5)}, within ${proposal.spreadFt} ft of each of them and ${proposal.movedFt} ft from where hunts stand now.`
      : "Not three independent finders yet.",
    accepted && `A pin was accepted on ${formatDateTime(accepted.at)}.`,
  ];
  return parts.filter(Boolean).join(" ");
}

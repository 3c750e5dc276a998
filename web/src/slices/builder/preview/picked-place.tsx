import { useQuery } from "@tanstack/react-query";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { placeQuery } from "../../places/queries.ts";

type PickedPlaceProps = { placeId: string; onTake: (placeId: string) => void };

/** What was picked on the map, by its name, before it is taken. */
export function PickedPlace({ placeId, onTake }: PickedPlaceProps) {
  const { data, error } = useQuery(placeQuery(placeId));
  if (error) return <Notice tone="error">{error.message}</Notice>;
  if (!data) return <Skeleton className="h-11 w-full" />;
  const { name, kind, town, county } = data.place;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p role="status" className="min-w-0">
        <span className="font-semibold">{name}</span>{" "}
        <span className="text-sm text-quiet">
          {kind.replaceAll("_", " ")}, {town}, {county}
        </span>
      </p>
      <Button size="small" className="pointer-coarse:min-h-11" onClick={() => onTake(placeId)}>
        Take this place
      </Button>
    </div>
  );
}

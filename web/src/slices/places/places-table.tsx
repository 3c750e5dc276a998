import type { ListedPlace } from "@ten-paces/contract";
import { Badge } from "../../ui/badge.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import type { Column, TableSort } from "../../ui/data-table-column.ts";
import { stateName } from "../hunts/state-names.ts";
import { countyLabel, kindLabel, SURE_LABELS, SURE_MEANINGS, safetyLabel } from "./place-words.ts";

type PlacesTableProps = {
  places: readonly ListedPlace[];
  loading: boolean;
  sort: TableSort;
  onSort: (sort: TableSort) => void;
  onOpen: (id: string) => void;
};

/** A page of the library. */
export function PlacesTable({ places, loading, sort, onSort, onOpen }: PlacesTableProps) {
  const columns: Column<ListedPlace>[] = [
    {
      key: "name",
      label: "Place",
      sortable: true,
      cell: (place) => <PlaceCell place={place} onOpen={onOpen} />,
    },
    { key: "kind", label: "Kind", sortable: true, cell: (place) => kindLabel(place.kind) },
    { key: "stock", label: "Stock", sortable: true, cell: (place) => stateName(place.stock) },
    { key: "hunts", label: "Hunts", align: "right", sortable: true, cell: (place) => place.hunts },
    {
      key: "sure",
      label: "Certainty",
      cell: (place) => <span title={SURE_MEANINGS[place.sure]}>{SURE_LABELS[place.sure]}</span>,
    },
    {
      key: "safety",
      label: "Safety",
      cell: (place) => (
        <span className="text-quiet">{place.safety.map(safetyLabel).join(", ") || "None"}</span>
      ),
    },
  ];
  return (
    <DataTable
      caption="Places of the library"
      columns={columns}
      rows={places}
      rowKey={(place) => place.id}
      sort={sort}
      onSort={onSort}
      loading={loading}
      empty="No places found matching your criteria."
    />
  );
}

function PlaceCell({ place, onOpen }: { place: ListedPlace; onOpen: (id: string) => void }) {
  return (
    <span className="grid min-w-48 justify-items-start gap-0.5">
      <button
        type="button"
        onClick={() => onOpen(place.id)}
        className="link min-h-6 text-left font-semibold"
      >
        {place.name}
      </button>
      <span className="text-quiet">
        {place.town}, {countyLabel(place)}
      </span>
      {place.withdrawn && <Badge tone="flag">Withdrawn</Badge>}
      {place.own && <Badge tone="sky">Our own</Badge>}
      {!place.standable && <Badge>Digital only</Badge>}
    </span>
  );
}

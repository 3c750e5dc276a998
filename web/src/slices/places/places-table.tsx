import type { ListedPlace } from "@ten-paces/contract";
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
    { key: "stock", label: "State", sortable: true, cell: (place) => stateName(place.stock) },
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
        <span className="block text-xs leading-tight text-quiet">
          {place.safety.map(safetyLabel).join(", ") || "None"}
        </span>
      ),
    },
  ];
  return (
    <DataTable
      caption="Places of the library"
      columns={columns}
      rows={places}
      rowKey={(place) => place.id}
      onOpen={(place) => onOpen(place.id)}
      sort={sort}
      onSort={onSort}
      loading={loading}
      empty="No places found matching your criteria."
    />
  );
}

function PlaceCell({ place, onOpen }: { place: ListedPlace; onOpen: (id: string) => void }) {
  return (
    <span className="grid min-w-48 justify-items-start leading-tight sm:max-w-72">
      <button
        type="button"
        title={place.name}
        onClick={() => onOpen(place.id)}
        className="link max-w-full text-left font-semibold sm:truncate pointer-coarse:min-h-11"
      >
        {place.name}
      </button>
      <span className="flex flex-wrap gap-x-2 text-xs text-quiet">
        {place.town}, {countyLabel(place)}
        {place.withdrawn && <span className="font-semibold text-flag">Withdrawn</span>}
        {place.own && <span className="font-semibold text-sky-text">Our own</span>}
        {!place.standable && <span className="font-semibold">Digital only</span>}
      </span>
    </span>
  );
}

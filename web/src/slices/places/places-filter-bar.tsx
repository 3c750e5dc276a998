import { exportPlaceTable } from "@ten-paces/contract";
import { Field } from "../../ui/field.tsx";
import { SearchBox } from "../../ui/search-box.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { Select } from "../../ui/select.tsx";
import { ExportButton } from "../exports/export-button.tsx";
import { stateName } from "../hunts/state-names.ts";
import { type PlaceAddress, SHOWN } from "./place-address.ts";
import { kindLabel, SHOWN_LABELS } from "./place-words.ts";
import { type PlaceList, placeFilterOf } from "./queries.ts";

const SEGMENTS = SHOWN.map((value) => ({ value, label: SHOWN_LABELS[value] }));

type PlacesFilterBarProps = {
  address: PlaceAddress;
  known: Pick<PlaceList, "kinds" | "stocks"> | undefined;
  onChange: (change: Partial<PlaceAddress>) => void;
};

/** What the library is narrowed to; all of it stands in the address bar. */
export function PlacesFilterBar({ address, known, onChange }: PlacesFilterBarProps) {
  const stocks = (known?.stocks ?? withChosen(address.stock)).map((stock) => ({
    value: stock,
    label: stateName(stock),
  }));
  const kinds = (known?.kinds ?? withChosen(address.kind)).map((kind) => ({
    value: kind,
    label: kindLabel(kind),
  }));
  return (
    <search className="flex flex-wrap items-end gap-3">
      <SearchBox
        label="Search places"
        value={address.search}
        onChange={(search) => onChange({ search })}
      />
      <Field label="State" className="basis-44 max-sm:min-w-36 max-sm:flex-1">
        <Select
          value={address.stock ?? ""}
          placeholder="All"
          options={stocks}
          onChange={(event) => onChange({ stock: event.target.value || null })}
        />
      </Field>
      <Field label="Kind" className="basis-44 max-sm:min-w-36 max-sm:flex-1">
        <Select
          value={address.kind ?? ""}
          placeholder="All"
          options={kinds}
          onChange={(event) => onChange({ kind: event.target.value || null })}
        />
      </Field>
      <SegmentedControl
        legend="Show"
        showLegend
        segments={SEGMENTS}
        value={address.show}
        onChange={(show) => onChange({ show })}
      />
      <ExportButton endpoint={exportPlaceTable} input={{ query: placeFilterOf(address) }} />
    </search>
  );
}

/** Before the lists are there, the address's own choice is one of them. */
function withChosen(chosen: string | null): string[] {
  return chosen ? [chosen] : [];
}

import { Field } from "../../../ui/field.tsx";
import { SearchBox } from "../../../ui/search-box.tsx";
import { Select } from "../../../ui/select.tsx";
import { STATE_OPTIONS, STATUS_OPTIONS, VARIANT_OPTIONS } from "./options.ts";
import { readTableAddress, type TableAddress } from "./table-address.ts";

type HuntsFilterBarProps = {
  address: TableAddress;
  onChange: (change: Partial<TableAddress>) => void;
};

/** What the table is narrowed to; all of it stands in the address bar. */
export function HuntsFilterBar({ address, onChange }: HuntsFilterBarProps) {
  // A select knows only texts; the address knows which of them mean something.
  const choose = (name: "status" | "state" | "variant") => (event: { target: { value: string } }) =>
    onChange({
      [name]: readTableAddress(new URLSearchParams({ [name]: event.target.value }))[name],
    });
  return (
    <search className="flex flex-wrap items-end gap-3">
      <SearchBox
        label="Search hunts"
        value={address.search}
        onChange={(search) => onChange({ search })}
      />
      <Field label="Status" className="basis-28 max-sm:flex-1 sm:basis-36">
        <Select
          value={address.status ?? ""}
          placeholder="All"
          options={STATUS_OPTIONS}
          onChange={choose("status")}
        />
      </Field>
      <Field label="State" className="basis-28 max-sm:flex-1 sm:basis-44">
        <Select
          value={address.state ?? ""}
          placeholder="All"
          options={STATE_OPTIONS}
          onChange={choose("state")}
        />
      </Field>
      <Field label="Variant" className="basis-28 max-sm:flex-1 sm:basis-36">
        <Select
          value={address.variant ?? ""}
          placeholder="All"
          options={VARIANT_OPTIONS}
          onChange={choose("variant")}
        />
      </Field>
    </search>
  );
}

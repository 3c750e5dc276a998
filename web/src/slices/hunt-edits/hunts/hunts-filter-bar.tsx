import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Field } from "../../../ui/field.tsx";
import { SearchBox } from "../../../ui/search-box.tsx";
import { Select } from "../../../ui/select.tsx";
import { STATE_OPTIONS, STATUS_OPTIONS, VARIANT_OPTIONS } from "./options.ts";
import { readTableAddress, type TableAddress } from "./table-address.ts";

type FilterName =
  | "status"
  | "state"
  | "variant"
  | "difficulty"
  | "surveyed"
  | "subscribed"
  | "special";

type Option = { value: string; label: string };

const YES_OR_NO: readonly Option[] = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];

const FILTERS: readonly { name: FilterName; label: string; options: readonly Option[] }[] = [
  { name: "status", label: "Status", options: STATUS_OPTIONS },
  { name: "state", label: "State", options: STATE_OPTIONS },
  { name: "variant", label: "Variant", options: VARIANT_OPTIONS },
  {
    name: "difficulty",
    label: "Difficulty",
    options: ["EASY", "MEDIUM", "HARD"].map((value) => ({ value, label: value })),
  },
  { name: "surveyed", label: "Surveyed", options: YES_OR_NO },
  { name: "subscribed", label: "Subscribers", options: YES_OR_NO },
  {
    name: "special",
    label: "Special",
    options: [
      { value: "free", label: "The free hunt" },
      { value: "next", label: "Opens next" },
      { value: "scheduled", label: "Opens at a time" },
    ],
  },
];

type HuntsFilterBarProps = {
  address: TableAddress;
  onChange: (change: Partial<TableAddress>) => void;
};

/** What the table is narrowed to; all of it stands in the address bar. */
export function HuntsFilterBar({ address, onChange }: HuntsFilterBarProps) {
  // A select knows only texts; the address knows which of them mean something.
  const choose = (name: FilterName) => (event: { target: { value: string } }) =>
    onChange({
      [name]: readTableAddress(new URLSearchParams({ [name]: event.target.value }))[name],
    });
  // On a phone the filters would push the hunts out of sight.
  const [open, setOpen] = useState(false);
  const used = FILTERS.filter(({ name }) => address[name] !== null).length;
  return (
    <search className="flex flex-wrap items-end gap-3">
      <SearchBox
        label="Search hunts"
        value={address.search}
        onChange={(search) => onChange({ search })}
      />
      <Button
        variant="secondary"
        className="w-full sm:hidden"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {used === 0 ? "Filters" : `Filters (${used})`}
      </Button>
      <span
        className={classNames(
          open ? "grid" : "hidden sm:grid",
          "w-full grid-cols-2 gap-3 sm:grid-cols-4 xl:flex xl:w-auto",
        )}
      >
        {FILTERS.map(({ name, label, options }) => (
          <Field key={name} label={label} className="min-w-0 xl:w-28">
            <Select
              value={address[name] ?? ""}
              placeholder="All"
              options={options}
              onChange={choose(name)}
            />
          </Field>
        ))}
      </span>
    </search>
  );
}

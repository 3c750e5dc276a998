import { Search } from "lucide-react";
import type { HuntFilters, TypeFilter, VariantFilter } from "../../../slices/hunts/filters.ts";
import { Field } from "../../../ui/field.tsx";
import { type Segment, SegmentedControl } from "../../../ui/segmented-control.tsx";
import { TextInput } from "../../../ui/text-input.tsx";

const TYPES: readonly Segment<TypeFilter>[] = [
  { value: "ALL", label: "ALL" },
  { value: "STATE", label: "STATE" },
  { value: "NATIONAL", label: "NATIONAL" },
];

const VARIANTS: readonly Segment<VariantFilter>[] = [
  { value: "ALL", label: "ALL" },
  { value: "DIGITAL", label: "DIGITAL" },
  { value: "PHYSICAL", label: "PHYSICAL" },
];

type HuntFilterBarProps = { filters: HuntFilters; onChange: (filters: HuntFilters) => void };

export function HuntFilterBar({ filters, onChange }: HuntFilterBarProps) {
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
      <SegmentedControl
        legend="Where"
        showLegend
        segments={TYPES}
        value={filters.type}
        onChange={(type) => onChange({ ...filters, type })}
      />
      <SegmentedControl
        legend="How"
        showLegend
        segments={VARIANTS}
        value={filters.variant}
        onChange={(variant) => onChange({ ...filters, variant })}
      />
      <Field label="Search by name or state" hideLabel className="min-w-52 flex-1 sm:max-w-xs">
        <span className="relative block">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-quiet"
          />
          <TextInput
            type="search"
            placeholder="Name or state"
            value={filters.search}
            onChange={(event) => onChange({ ...filters, search: event.target.value })}
            className="pl-10"
          />
        </span>
      </Field>
    </div>
  );
}

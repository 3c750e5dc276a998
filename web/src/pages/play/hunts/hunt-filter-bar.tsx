import { states } from "@ten-paces/geo";
import { Search, SlidersHorizontal } from "lucide-react";
import { useId, useState } from "react";
import type {
  HuntFilters,
  HuntOrder,
  LengthFilter,
  TypeFilter,
  VariantFilter,
} from "../../../slices/hunts/filters.ts";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { codeInWords } from "../../../ui/code-words.ts";
import { Field } from "../../../ui/field.tsx";
import { type Segment, SegmentedControl } from "../../../ui/segmented-control.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextInput } from "../../../ui/text-input.tsx";

const TYPES: readonly Segment<TypeFilter>[] = [
  { value: "ALL", label: codeInWords("ALL") },
  { value: "STATE", label: codeInWords("STATE") },
  { value: "NATIONAL", label: codeInWords("NATIONAL") },
];

const VARIANTS: readonly Segment<VariantFilter>[] = [
  { value: "ALL", label: codeInWords("ALL") },
  { value: "DIGITAL", label: codeInWords("DIGITAL") },
  { value: "PHYSICAL", label: codeInWords("PHYSICAL") },
];

const STATES: readonly { value: string; label: string }[] = [
  { value: "", label: "All states" },
  { value: "NATIONAL", label: "National" },
  ...states.map(({ code, name }) => ({ value: code, label: name })),
];

const DIFFICULTIES: readonly { value: HuntFilters["difficulty"]; label: string }[] = [
  { value: "ANY", label: "Any" },
  { value: "EASY", label: "Easy" },
  { value: "MEDIUM", label: "Medium" },
  { value: "HARD", label: "Hard" },
];

const LENGTHS: readonly { value: LengthFilter; label: string }[] = [
  { value: "ANY", label: "Any" },
  { value: "short", label: "Up to 2 hours" },
  { value: "half_day", label: "2 to 6 hours" },
  { value: "long", label: "Over 6 hours" },
];

const ORDERS: readonly { value: HuntOrder; label: string }[] = [
  { value: "state", label: "By state" },
  { value: "nearest", label: "Nearest first" },
  { value: "shortest", label: "Shortest first" },
  { value: "treasure", label: "Largest treasure" },
  { value: "hunters", label: "Most hunters" },
];

type HuntFilterBarProps = {
  filters: HuntFilters;
  themes: readonly string[];
  onChange: (filters: HuntFilters) => void;
};

export function HuntFilterBar({ filters, themes, onChange }: HuntFilterBarProps) {
  const [open, setOpen] = useState(false);
  const moreId = useId();
  const kindsId = useId();
  const set = <Name extends keyof HuntFilters>(name: Name, value: HuntFilters[Name]) =>
    onChange({ ...filters, [name]: value });
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end gap-x-3 gap-y-3 sm:gap-x-6">
        <Field
          label="Search by name or state"
          hideLabel
          className="min-w-40 flex-1 sm:max-w-xs sm:min-w-52"
        >
          <span className="relative block">
            <Search
              aria-hidden="true"
              className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-quiet"
            />
            <TextInput
              type="search"
              placeholder="Name or state"
              value={filters.search}
              onChange={(event) => set("search", event.target.value)}
              className="pl-10"
            />
          </span>
        </Field>
        <Button
          variant="secondary"
          className="lg:hidden"
          aria-expanded={open}
          aria-controls={`${kindsId} ${moreId}`}
          icon={<SlidersHorizontal aria-hidden="true" className="size-5" />}
          onClick={() => setOpen(!open)}
        >
          {open ? "Fewer filters" : filtersLabel(filters)}
        </Button>
        <div
          id={kindsId}
          className={classNames(
            "flex flex-wrap items-end gap-x-6 gap-y-3",
            // On a phone the first hunt stands on the first screen.
            !open && "max-sm:hidden",
          )}
        >
          <SegmentedControl
            legend="Where"
            showLegend="where-wide"
            segments={TYPES}
            value={filters.type}
            onChange={(type) => set("type", type)}
          />
          <SegmentedControl
            legend="How"
            showLegend="where-wide"
            segments={VARIANTS}
            value={filters.variant}
            onChange={(variant) => set("variant", variant)}
          />
        </div>
      </div>
      <div
        id={moreId}
        className={classNames("grid grid-cols-2 gap-3 lg:grid-cols-5", !open && "max-lg:hidden")}
      >
        <Choice
          label="State"
          options={STATES}
          value={filters.state}
          onChange={(state) => set("state", state)}
        />
        <Choice
          label="Difficulty"
          options={DIFFICULTIES}
          value={filters.difficulty}
          onChange={(difficulty) => set("difficulty", difficulty)}
        />
        <Choice
          label="Length"
          options={LENGTHS}
          value={filters.length}
          onChange={(length) => set("length", length)}
        />
        <Choice
          label="Theme"
          options={[
            { value: "", label: "Any" },
            ...themes.map((theme) => ({ value: theme, label: theme })),
          ]}
          value={filters.theme}
          onChange={(theme) => set("theme", theme)}
        />
        <Choice
          label="Sort"
          options={ORDERS}
          value={filters.order}
          onChange={(order) => set("order", order)}
        />
      </div>
    </div>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** One of a few, by the platform's own select. */
function Choice<Value extends string>({ label, options, value, onChange }: ChoiceProps<Value>) {
  return (
    <Field label={label}>
      <Select
        options={options}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen) onChange(chosen.value);
        }}
      />
    </Field>
  );
}

/** How many narrow the list, since they are out of sight while the button shows this. */
function filtersLabel({ type, variant, state, difficulty, length, theme }: HuntFilters): string {
  const chosen = [
    type !== "ALL",
    variant !== "ALL",
    state !== "",
    difficulty !== "ANY",
    length !== "ANY",
    theme !== "",
  ].filter(Boolean).length;
  return chosen > 0 ? `Filters (${chosen})` : "Filters";
}

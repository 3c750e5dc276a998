import { useQuery } from "@tanstack/react-query";
import { severities } from "@ten-paces/contract";
import { useState } from "react";
import { paths } from "../../paths.ts";
import { Link } from "../../routing.tsx";
import { ErratumCard } from "../../slices/content/erratum-card.tsx";
import { ANY, filterErrata, huntsWithErrata } from "../../slices/content/filters.ts";
import { ListSkeleton } from "../../slices/content/list-skeleton.tsx";
import { LoadFailed } from "../../slices/content/load-failed.tsx";
import { errataQuery } from "../../slices/content/queries.ts";
import { SearchField } from "../../slices/content/search-field.tsx";
import { codeInWords } from "../../ui/code-words.ts";
import { counted } from "../../ui/counted.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Field } from "../../ui/field.tsx";
import { Page } from "../../ui/page.tsx";
import { Select } from "../../ui/select.tsx";

const SEVERITIES = [
  { value: ANY, label: "All severities" },
  ...severities.map((value) => ({ value, label: codeInWords(value) })),
];

export default function ErrataPage() {
  const { data, error, refetch } = useQuery(errataQuery);
  const [filter, setFilter] = useState({ typed: "", hunt: ANY, severity: ANY });
  const all = data?.errata ?? [];
  const found = filterErrata(all, filter);
  const count = counted(found.length, "correction");
  const hunts = [
    { value: ANY, label: "All hunts" },
    ...huntsWithErrata(all).map((name) => ({ value: name, label: name })),
  ];
  return (
    <Page
      title="Errata & Updates"
      intro="Mistakes in clues, and what is right. A correction counts from the moment it stands here."
    >
      <div className="mb-8 flex flex-wrap items-end gap-4">
        <SearchField
          label="Search the corrections"
          value={filter.typed}
          onChange={(typed) => setFilter({ ...filter, typed })}
          found={data ? count : null}
        />
        <Field label="Hunt" className="min-w-0 flex-1 basis-44 sm:max-w-64">
          <Select
            options={hunts}
            value={filter.hunt}
            onChange={(event) => setFilter({ ...filter, hunt: event.target.value })}
          />
        </Field>
        <Field label="Severity" className="min-w-0 flex-1 basis-44 sm:max-w-64">
          <Select
            options={SEVERITIES}
            value={filter.severity}
            onChange={(event) => setFilter({ ...filter, severity: event.target.value })}
          />
        </Field>
      </div>
      {error && !data ? (
        <LoadFailed
          title="Unable to load the corrections"
          error={error}
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <ListSkeleton className="h-40 w-full" />
      ) : found.length === 0 ? (
        <EmptyState title="No errata found" />
      ) : (
        <div className="flex flex-col gap-5">
          {found.map((one) => (
            <ErratumCard key={one.id} erratum={one} />
          ))}
        </div>
      )}
      <p className="mt-10">
        Found another mistake?{" "}
        <Link to={paths.contact} className="link">
          Tell us
        </Link>{" "}
        with the hunt and the number of the square.
      </p>
    </Page>
  );
}

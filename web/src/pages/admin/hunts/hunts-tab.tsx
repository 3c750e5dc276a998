import { useQuery } from "@tanstack/react-query";
import { type AdminHunt, exportArchive, exportHunts, huntPageSizes } from "@ten-paces/contract";
import { FileUp, Plus, Sparkles } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { arrivalOf } from "../../../lazy-page.ts";
import { paths } from "../../../paths.ts";
import { useSearchParams } from "../../../routing.tsx";
import { ExportButton } from "../../../slices/exports/export-button.tsx";
import { ExportFilesButton } from "../../../slices/hunt-edits/files/export-files-button.tsx";
import type { BulkAction } from "../../../slices/hunt-edits/hunts/bulk.ts";
import { BulkBar } from "../../../slices/hunt-edits/hunts/bulk-bar.tsx";
import { BulkDialog } from "../../../slices/hunt-edits/hunts/bulk-dialog.tsx";
import { HuntActionDialog } from "../../../slices/hunt-edits/hunts/hunt-action-dialog.tsx";
import { HuntFormDialog } from "../../../slices/hunt-edits/hunts/hunt-form-dialog.tsx";
import { HuntsFilterBar } from "../../../slices/hunt-edits/hunts/hunts-filter-bar.tsx";
import { HuntsTable } from "../../../slices/hunt-edits/hunts/hunts-table.tsx";
import { adminHuntsQuery, huntsFilterOf } from "../../../slices/hunt-edits/hunts/queries.ts";
import { huntsAddress } from "../../../slices/hunt-edits/hunts/table-address.ts";
import type { Wanted } from "../../../slices/hunt-edits/hunts/use-hunt-action.ts";
import { useMarkedHunts } from "../../../slices/hunt-edits/hunts/use-marked-hunts.ts";
import { Button } from "../../../ui/button.tsx";
import { BarAction } from "../../../ui/desk-bar.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Pagination } from "../../../ui/pagination.tsx";
import { useTableAddress } from "../../../ui/table-address.ts";
import { ViewsMenu } from "../../../ui/views-menu.tsx";

const ImportHuntsDialog = lazy(() =>
  arrivalOf(() => import("../../../slices/hunt-edits/files/import-hunts-dialog.tsx")),
);

const rowsOf = (size: number) =>
  huntsAddress.read(new URLSearchParams({ rows: String(size) })).rows;

/** Hunt management: search, filter, sort, edit, pause, cancel, resume, delete. */
export default function HuntsTab() {
  const [params, setParams] = useSearchParams();
  const { address, change, sort, onSort } = useTableAddress(huntsAddress);
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(adminHuntsQuery(address));
  const [edited, setEdited] = useState<AdminHunt | null>(null);
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const { marked, mark, markAll, markingAll, clear } = useMarkedHunts();
  const [importing, setImporting] = useState(false);
  const [bulk, setBulk] = useState<BulkAction | null>(null);
  const hunts = data?.hunts ?? [];
  const total = data?.total ?? 0;
  const allShown = hunts.length > 0 && hunts.every(({ id }) => marked.has(id));
  const creating = params.get("form") === "new";

  function showForm(shown: boolean): void {
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (shown) next.set("form", "new");
        else next.delete("form");
        return next;
      },
      { replace: true },
    );
  }
  return (
    <section aria-label="Hunt Management" className="grid gap-4">
      <BarAction>
        <LinkButton
          to={paths.adminBuilder}
          variant="secondary"
          size="small"
          className="max-sm:hidden"
          icon={<Sparkles aria-hidden="true" className="size-4" />}
        >
          Generate with AI
        </LinkButton>
        <Button
          size="small"
          icon={<Plus aria-hidden="true" className="size-4" />}
          onClick={() => showForm(true)}
        >
          Create New Hunt
        </Button>
      </BarAction>
      <HuntsFilterBar address={address} onChange={change} />
      <BulkBar
        count={marked.size}
        onAction={setBulk}
        onClear={clear}
        rest={
          allShown && marked.size < total
            ? { total, busy: markingAll, onMark: () => markAll(address) }
            : null
        }
      >
        {marked.size > 0 && <ExportFilesButton hunts={[...marked.values()]} />}
        <Button
          variant="secondary"
          size="small"
          icon={<FileUp aria-hidden="true" className="size-4" />}
          onClick={() => setImporting(true)}
        >
          Import
        </Button>
        <ExportButton
          endpoint={exportArchive}
          input={{ query: huntsFilterOf(address) }}
          label="Export Archive"
        />
        <ExportButton endpoint={exportHunts} input={{ query: huntsFilterOf(address) }} />
        <ViewsMenu table="hunts" keep={["tab", "form"]} />
      </BulkBar>
      {error && !data ? (
        <ErrorState
          title="Unable to load the hunts"
          text={error.message}
          action={<Button onClick={() => void refetch()}>Try Again</Button>}
        />
      ) : (
        <>
          <HuntsTable
            hunts={hunts}
            selection={{
              selected: new Set(marked.keys()),
              nameOf: (hunt) => hunt.name,
              onChange: (selected) => mark(selected, hunts),
            }}
            loading={isPending || isPlaceholderData}
            sort={sort}
            onSort={onSort}
            onEdit={setEdited}
            onAction={(hunt, action) => setWanted({ hunt, action })}
          />
          <Pagination
            page={address.page}
            pageSize={data?.pageSize ?? 25}
            total={total}
            onPage={(page) => change({ page })}
            pageSizes={huntPageSizes}
            onPageSize={(size) => change({ rows: rowsOf(size) })}
          />
        </>
      )}
      {bulk && (
        <BulkDialog
          action={bulk}
          hunts={[...marked.values()]}
          onClose={(done) => {
            setBulk(null);
            if (done) clear();
          }}
        />
      )}
      {importing && (
        <Suspense fallback={null}>
          <ImportHuntsDialog onClose={() => setImporting(false)} />
        </Suspense>
      )}
      <HuntFormDialog hunt={null} open={creating} onClose={() => showForm(false)} />
      <HuntFormDialog hunt={edited} open={edited !== null} onClose={() => setEdited(null)} />
      <HuntActionDialog wanted={wanted} onClose={() => setWanted(null)} />
    </section>
  );
}

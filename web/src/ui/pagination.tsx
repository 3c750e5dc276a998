import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { pageNumbers } from "./page-numbers.ts";

type PaginationProps = {
  /** 1-based. */
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
  /** How many rows a page may have; left out where that is fixed. */
  pageSizes?: readonly number[];
  onPageSize?: (pageSize: number) => void;
};

const WHOLE = new Intl.NumberFormat("en-US");

/** "21 to 40 of 306", the numbers of the pages around this one, the first and the last, and how long a page is. */
export function Pagination(props: PaginationProps) {
  const { page, pageSize, total, onPage, pageSizes, onPageSize } = props;
  const first = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const last = Math.min(total, page * pageSize);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-between gap-3 text-sm">
      <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span aria-live="polite" className="text-quiet tabular-nums">
          {WHOLE.format(first)} to {WHOLE.format(last)} of {WHOLE.format(total)}
        </span>
        {pageSizes && onPageSize && (
          <label className="flex items-center gap-2 text-quiet">
            Rows
            <select
              className="min-h-9 rounded-md border border-edge bg-raised px-2 text-ink pointer-coarse:min-h-11"
              value={pageSize}
              onChange={({ target }) => onPageSize(Number(target.value))}
            >
              {pageSizes.map((size) => (
                <option key={size}>{size}</option>
              ))}
            </select>
          </label>
        )}
      </span>
      <span className="flex flex-wrap items-center gap-1.5">
        <Button
          variant="secondary"
          size="small"
          disabled={page <= 1}
          icon={<ChevronLeft aria-hidden="true" className="size-4" />}
          onClick={() => onPage(page - 1)}
        >
          Previous
        </Button>
        {pages > 1 &&
          pageNumbers(page, pages).map((number, index, all) => (
            <span key={number} className="hidden sm:contents">
              {index > 0 && number - (all[index - 1] ?? 0) > 1 && (
                <span aria-hidden="true" className="px-1 text-quiet">
                  …
                </span>
              )}
              <button
                type="button"
                aria-label={`Page ${number}`}
                aria-current={number === page ? "page" : undefined}
                onClick={() => onPage(number)}
                className={classNames(
                  "min-h-9 min-w-9 rounded-md px-2 tabular-nums hover:bg-pine-wash",
                  number === page && "bg-brass-wash font-semibold",
                )}
              >
                {WHOLE.format(number)}
              </button>
            </span>
          ))}
        <Button
          variant="secondary"
          size="small"
          disabled={last >= total}
          onClick={() => onPage(page + 1)}
        >
          Next
          <ChevronRight aria-hidden="true" className="size-4" />
        </Button>
      </span>
    </nav>
  );
}

import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button } from "./button.tsx";

type PaginationProps = {
  /** 1-based. */
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
};

/** "21 to 40 of 306", with Previous and Next. */
export function Pagination({ page, pageSize, total, onPage }: PaginationProps) {
  const first = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const last = Math.min(total, page * pageSize);
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-between gap-3 text-sm">
      <span aria-live="polite" className="text-quiet tabular-nums">
        {first} to {last} of {total}
      </span>
      <span className="flex gap-2">
        <Button
          variant="secondary"
          size="small"
          disabled={page <= 1}
          icon={<ChevronLeft aria-hidden="true" className="size-4" />}
          onClick={() => onPage(page - 1)}
        >
          Previous
        </Button>
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

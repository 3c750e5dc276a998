import { Page } from "../../../ui/page.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { Spinner } from "../../../ui/spinner.tsx";

/** The places of a hunt's page while it is being read. */
export function HuntSkeleton() {
  return (
    <Page title="Hunt" heading={null} width="wide" tight>
      <div aria-busy="true" data-waiting="" className="grid gap-6">
        <h1 className="sr-only">
          <Spinner label="Loading..." />
        </h1>
        <Skeleton className="h-24 w-full max-lg:hidden" />
        <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
          <Skeleton className="h-72 w-full" />
          <Skeleton className="h-56 w-full" />
        </div>
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-14 w-full" />
      </div>
    </Page>
  );
}

import { Plus } from "lucide-react";
import { Suspense } from "react";
import { paths } from "../../paths.ts";
import { useSearchParams } from "../../routing.tsx";
import { useSession } from "../../slices/accounts/session.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Page } from "../../ui/page.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { adminTabOf } from "./admin-tabs.ts";

/** The administrator's desk: a tab is in the address, so that it can be linked to and gone back to. */
export default function DashboardPage() {
  const { user } = useSession();
  const [search] = useSearchParams();
  const { value, label, Panel } = adminTabOf(search.get("tab"));
  const isStart = value === "overview";
  return (
    <Page
      key={value}
      title={isStart ? "Admin Dashboard" : label}
      width="wide"
      intro={isStart && <span className="wrap-anywhere">Welcome, {user?.email}</span>}
      actions={
        isStart && (
          <LinkButton
            to={paths.adminTab("hunts")}
            size="small"
            icon={<Plus aria-hidden="true" className="size-4" />}
          >
            Add Hunt
          </LinkButton>
        )
      }
    >
      <Suspense fallback={<Spinner size="large" label="Loading..." />}>
        <Panel />
      </Suspense>
    </Page>
  );
}

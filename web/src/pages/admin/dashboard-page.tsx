import { Plus } from "lucide-react";
import { Suspense } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { paths } from "../../paths.ts";
import { useSession } from "../../slices/accounts/session.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Page } from "../../ui/page.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { hasAdminTab } from "./admin-tab-names.ts";
import { adminTabOf, adminTabs } from "./admin-tabs.ts";

/** The administrator's desk: a tab is in the address, so that it can be linked to and gone back to. */
export default function DashboardPage() {
  const { user } = useSession();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return (
    <Page
      title="Admin Dashboard"
      width="wide"
      intro={<span className="wrap-anywhere">Welcome, {user?.email}</span>}
      actions={
        hasAdminTab("hunts") && (
          <LinkButton
            to={paths.adminTab("hunts")}
            icon={<Plus aria-hidden="true" className="size-4" />}
          >
            Add Hunt
          </LinkButton>
        )
      }
    >
      <Tabs
        label="Dashboard"
        tabs={adminTabs.map(({ value, label, Panel }) => ({
          value,
          label,
          content: (
            <Suspense fallback={<Spinner size="large" label="Loading..." />}>
              <Panel />
            </Suspense>
          ),
        }))}
        value={adminTabOf(search.get("tab")).value}
        onChange={(tab) => void navigate(paths.adminTab(tab))}
      />
    </Page>
  );
}

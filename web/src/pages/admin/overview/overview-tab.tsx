import { StatCards } from "../../../slices/admin-insights/stat-cards.tsx";
import { SurveyNotice } from "../../../slices/admin-insights/survey-notice.tsx";
import { WaitingNotice } from "../../../slices/admin-insights/waiting-notice.tsx";
import { AlertsNotice } from "../../../slices/alerts/alerts-notice.tsx";
import { RecentActivity } from "../../../slices/audit/recent-activity.tsx";
import { FailuresNotice } from "../../../slices/jobs/failures-notice.tsx";
import { ReportsNotice } from "../../../slices/reports/reports-notice.tsx";
import { QuickActions } from "./quick-actions.tsx";

/** The first tab: how things stand, where to go, what happened. */
export default function OverviewTab() {
  return (
    <div className="grid gap-7">
      <AlertsNotice />
      <ReportsNotice />
      <FailuresNotice />
      <WaitingNotice />
      <SurveyNotice />
      <StatCards />
      <QuickActions />
      <RecentActivity />
    </div>
  );
}

import { ReportPlaceForm } from "../../slices/reports/report-place-form.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Page } from "../../ui/page.tsx";

/** For owners, rangers and passers-by: a place where hunters should not be sent. */
export default function ReportPlacePage() {
  return (
    <Page
      title="Report a Place"
      intro="Is it your ground, or do you look after it? Tell us, and hunters are not sent there while we look into it. You need no account."
    >
      <div className="grid gap-6 max-w-reading">
        <Notice title="Is somebody in danger now?">Call 911 first.</Notice>
        <ReportPlaceForm />
      </div>
    </Page>
  );
}

import { useSearchParams } from "../../../routing.tsx";
import { StatesDesk } from "../../../slices/eligibility/states-desk.tsx";
import { ClockPanel } from "../../../slices/sandbox-clock/clock-panel.tsx";
import { LimitsPanel } from "../../../slices/settings/limits-panel.tsx";
import { MailTextsPanel } from "../../../slices/settings/mail-texts-panel.tsx";
import { SettingsPanel } from "../../../slices/settings/settings-form.tsx";
import { Tabs } from "../../../ui/tabs.tsx";

const VIEWS = ["general", "states", "limits", "mails"] as const;

/** What is set while the service runs, each part in a view with an address. */
export default function SettingsTab() {
  const [params, setParams] = useSearchParams();
  const view = VIEWS.find((one) => one === params.get("view")) ?? VIEWS[0];
  return (
    <Tabs
      label="Settings"
      value={view}
      onChange={(next) =>
        setParams({ tab: "settings", ...(next === VIEWS[0] ? {} : { view: next }) })
      }
      tabs={[
        {
          value: VIEWS[0],
          label: "General",
          content: (
            <div className="grid gap-5">
              <SettingsPanel />
              <ClockPanel />
            </div>
          ),
        },
        { value: VIEWS[1], label: "Who can win", content: <StatesDesk /> },
        { value: VIEWS[2], label: "Limits", content: <LimitsPanel /> },
        { value: VIEWS[3], label: "Mails", content: <MailTextsPanel /> },
      ]}
    />
  );
}

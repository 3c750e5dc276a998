import { ClockPanel } from "../../../slices/sandbox-clock/clock-panel.tsx";
import { SettingsPanel } from "../../../slices/settings/settings-form.tsx";

export default function SettingsTab() {
  return (
    <div className="grid gap-5">
      <SettingsPanel />
      <ClockPanel />
    </div>
  );
}

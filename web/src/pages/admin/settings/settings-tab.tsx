import { SettingsPanel } from "../../../slices/settings/settings-form.tsx";

export default function SettingsTab() {
  return <SettingsPanel />;
}

import { chooseTheme, type ThemeChoice, useThemeChoice } from "../../../theme.ts";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";
import { LanguageLink } from "../../shell/language-link.tsx";
import { ProfileSection } from "./profile-section.tsx";

const THEMES: readonly { value: ThemeChoice; label: string }[] = [
  { value: "system", label: "As on this device" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
  { value: "sunlight", label: "For bright sunlight" },
];

/** How the pages look and speak. */
export function ScreenSection() {
  const theme = useThemeChoice();
  return (
    <ProfileSection
      title="Screen and language"
      anchor="screen"
      gist="Light, dark, bright sunlight; English or Spanish"
    >
      <div className="flex flex-wrap items-end gap-x-8 gap-y-4">
        <Field label="Colors" className="w-full sm:w-64">
          <Select
            options={THEMES}
            value={theme}
            onChange={({ target }) =>
              chooseTheme(THEMES.find(({ value }) => value === target.value)?.value ?? "system")
            }
          />
        </Field>
        <LanguageLink className="link" />
      </div>
      <p className="mt-3 text-sm text-quiet">
        The language you choose is kept with your account; a new device shows it once you sign in.
        Colors are kept on this device.
      </p>
    </ProfileSection>
  );
}

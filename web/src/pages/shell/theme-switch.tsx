import { Contrast, Moon, Sun, SunMoon } from "lucide-react";
import { chooseTheme, type ThemeChoice, useThemeChoice } from "../../theme.ts";
import { IconButton } from "../../ui/icon-button.tsx";

const ORDER: Record<ThemeChoice, { next: ThemeChoice; label: string; Icon: typeof Sun }> = {
  system: { next: "light", label: "Colors: as on this device", Icon: SunMoon },
  light: { next: "dark", label: "Colors: light", Icon: Sun },
  dark: { next: "sunlight", label: "Colors: dark", Icon: Moon },
  sunlight: { next: "system", label: "Colors: for bright sunlight", Icon: Contrast },
};

/** Goes round: as the device has it, light, dark, for bright sunlight. */
export function ThemeSwitch() {
  const { next, label, Icon } = ORDER[useThemeChoice()];
  return (
    <IconButton
      label={label}
      onClick={() => chooseTheme(next)}
      icon={<Icon aria-hidden="true" className="size-5" />}
    />
  );
}

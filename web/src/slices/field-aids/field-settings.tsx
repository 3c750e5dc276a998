import { chooseTheme, useThemeChoice } from "../../theme.ts";
import { Switch } from "../../ui/switch.tsx";
import { canStayAwake, chooseAwake, useAwakeChoice } from "./awake-choice.ts";

/** What helps outdoors, for this device. */
export function FieldSettings() {
  const awake = useAwakeChoice();
  const theme = useThemeChoice();
  const can = canStayAwake();
  return (
    <section aria-label="In the field" className="grid gap-2 border-t border-contour pt-3">
      <Switch
        label="Keep the screen on"
        hint={
          can
            ? "While a hunt is open. It takes more of the battery."
            : "This browser cannot keep the screen on."
        }
        checked={can && awake}
        disabled={!can}
        onChange={chooseAwake}
      />
      <Switch
        label="Sunlight contrast"
        hint="Black on white with strong lines, on every page of this device."
        checked={theme === "sunlight"}
        onChange={(on) => chooseTheme(on ? "sunlight" : "system")}
      />
    </section>
  );
}

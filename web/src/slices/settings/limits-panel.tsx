import { useQuery } from "@tanstack/react-query";
import { WaitOrFail } from "../../ui/wait-or-fail.tsx";
import { LimitsForm } from "./limits-form.tsx";
import { settingsQuery } from "./queries.ts";
import { SettingsPart } from "./settings-part.tsx";

/** The limits, once they are known. */
export function LimitsPanel() {
  return (
    <WaitOrFail what="limits" asked={useQuery(settingsQuery)}>
      {({ settings }) => (
        <SettingsPart settings={settings}>{(part) => <LimitsForm {...part} />}</SettingsPart>
      )}
    </WaitOrFail>
  );
}

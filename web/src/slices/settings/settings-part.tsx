import { useQueryClient } from "@tanstack/react-query";
import type { Settings } from "@ten-paces/contract";
import { Fragment, type ReactNode, useState } from "react";
import { settingsQuery } from "./queries.ts";

export interface PartProps {
  settings: Settings;
  /** Begins anew with what is set now. */
  onReload: () => Promise<void>;
}

type SettingsPartProps = { settings: Settings; children: (part: PartProps) => ReactNode };

/** A form of some settings. It keeps what it began with, until what is set now is asked for. */
export function SettingsPart({ settings, children }: SettingsPartProps) {
  const client = useQueryClient();
  const [begun, setBegun] = useState(0);
  async function reload(): Promise<void> {
    await client.fetchQuery({ ...settingsQuery, staleTime: 0 });
    setBegun((before) => before + 1);
  }
  return <Fragment key={begun}>{children({ settings, onReload: reload })}</Fragment>;
}

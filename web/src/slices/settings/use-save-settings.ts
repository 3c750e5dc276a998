import { useQueryClient } from "@tanstack/react-query";
import { type Input, type Settings, updateSettings } from "@ten-paces/contract";
import { call } from "../../api.ts";
import { useEditing } from "../edits/use-editing.ts";
import { settingsQuery } from "./queries.ts";

type Change = NonNullable<Input<typeof updateSettings>["body"]>;

/** Saves some of the settings. Another form's are in nobody's way; where the same ones were changed, that is told. */
export function useSaveSettings({ version }: Pick<Settings, "version">) {
  const client = useQueryClient();
  const editing = useEditing(version);
  return {
    editing,
    /** @returns null where others were faster; throws every other failure */
    async save(change: Change): Promise<Settings | null> {
      const saved = await editing.save((seen) =>
        call(updateSettings, { body: { ...change, version: seen } }),
      );
      if (!saved) return null;
      client.setQueryData(settingsQuery.queryKey, saved);
      editing.goOn(saved.settings.version);
      return saved.settings;
    },
  };
}

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { updateSettings } from "@ten-paces/contract";
import { call } from "../../api.ts";
import { Card } from "../../ui/card.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast-store.ts";
import { settingsQuery } from "./queries.ts";

/** Whether a physical hunt may open, with real payments, before it was surveyed. */
export function OpenUnsurveyedForm({ openUnsurveyed }: { openUnsurveyed: boolean }) {
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: (value: boolean) => call(updateSettings, { body: { openUnsurveyed: value } }),
    onSuccess: (saved) => {
      client.setQueryData(settingsQuery.queryKey, saved);
      toast({ tone: "success", text: "The setting was saved." });
    },
  });
  return (
    <Card className="grid gap-4">
      <div>
        <h3 className="text-xl">Hunts that nobody has surveyed</h3>
        <p className="text-quiet">
          With real payments a physical hunt opens when somebody has stood on each of its squares.
        </p>
      </div>
      {save.error && (
        <Notice tone="error" announce>
          {save.error.message}
        </Notice>
      )}
      <Checkbox
        checked={openUnsurveyed}
        disabled={save.isPending}
        onChange={(event) => save.mutate(event.target.checked)}
        label="Open them all the same: their squares count as far as the library knows them"
      />
    </Card>
  );
}

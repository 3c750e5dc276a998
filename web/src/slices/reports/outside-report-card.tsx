import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { formatDateTime } from "../../ui/dates.ts";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import type { OutsideReport } from "./queries.ts";
import { REPORT_WORDS } from "./report-words.ts";
import type { SettlingMutation } from "./use-settling.ts";

/** What somebody without an account said of a place: which one it is, an administrator knows. */
export function OutsideReportCard({
  report,
  settling,
}: {
  report: OutsideReport;
  settling: SettlingMutation;
}) {
  const [placeId, setPlaceId] = useState("");
  const params = { id: report.id };
  return (
    <Card>
      <h3 className="text-xl wrap-anywhere">
        {report.place}, {report.state}
      </h3>
      <p className="mt-1">
        <strong>{REPORT_WORDS[report.kind].outside}</strong>
        {report.note && <span className="wrap-anywhere">: {report.note}</span>}
      </p>
      <p className="text-sm text-quiet">
        {formatDateTime(report.at)}.{" "}
        {report.email ? `Answer to ${report.email}.` : "Left no address."}
      </p>
      <div className="mt-4 flex flex-wrap items-end gap-3">
        <Field label="Which place of a live hunt is it?" className="min-w-60">
          <Select
            placeholder={report.candidates.length > 0 ? "Choose a place" : "No live hunt there"}
            options={report.candidates.map((one) => ({
              value: one.placeId,
              label: `${one.placeName}, ${one.town}`,
            }))}
            value={placeId}
            onChange={(event) => setPlaceId(event.target.value)}
          />
        </Field>
        <Button
          disabled={placeId === ""}
          onClick={() => settling.mutate({ kind: "match", input: { params, body: { placeId } } })}
        >
          Rest its squares
        </Button>
        <Button
          variant="secondary"
          onClick={() => settling.mutate({ kind: "dismiss", input: { params } })}
        >
          None of them: dismiss
        </Button>
      </div>
    </Card>
  );
}

import { useState } from "react";
import { paths } from "../../paths.ts";
import { Link } from "../../routing.tsx";
import { AlertDialog } from "../../ui/alert-dialog.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { counted } from "../../ui/counted.ts";
import { formatDateTime } from "../../ui/dates.ts";
import { Field } from "../../ui/field.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import type { ReportedSquare } from "./queries.ts";
import { readPoint } from "./read-point.ts";
import { REPORT_WORDS } from "./report-words.ts";
import type { SettlingMutation } from "./use-settling.ts";

type Way = "rest" | "reopen" | "move" | "void";

const QUESTIONS: Record<Way, { title: string; text: string; confirm: string }> = {
  rest: {
    title: "Rest this square?",
    text: "Nobody can check in until you open it again. Those at it are told, and their clocks stand still.",
    confirm: "Rest it",
  },
  reopen: {
    title: "Open this square again?",
    text: "Only where somebody has made sure that one may stand there, safely. Those at it are told, and the time that it rested does not count against them.",
    confirm: "Open it",
  },
  move: {
    title: "Move this square?",
    text: "To another point of the same place, at most 3 miles away, where anybody may stand. Its address changes, it counts as not surveyed, and it opens. Read its clues and hint 3 again: they still say where to stand.",
    confirm: "Move it",
  },
  void: {
    title: "Void this square?",
    text: "Everybody passes it. What was spent on it comes back, the hunt is sealed anew, an erratum is posted, and everybody in the hunt is mailed. This cannot be undone.",
    confirm: "Void it",
  },
};

/** A reported square: what was said, by whom, and what can be done. */
export function ReportedSquareCard({
  square,
  settling,
}: {
  square: ReportedSquare;
  settling: SettlingMutation;
}) {
  const [asked, setAsked] = useState<Way | null>(null);
  const [typed, setTyped] = useState(`${square.center.lat}, ${square.center.lng}`);
  const [nothing, setNothing] = useState(false);
  const to = readPoint(typed);
  const question = asked && QUESTIONS[asked];
  const params = { id: square.huntId, num: square.num };
  function confirm() {
    if (!asked || (asked === "move" && !to)) return;
    const unfounded = asked === "reopen" && nothing;
    const body = {
      how: asked,
      ...(unfounded && { unfounded }),
      ...(asked === "move" && to ? { to } : {}),
    };
    settling.mutate(
      { kind: "settle", input: { params, body } },
      { onSettled: () => setAsked(null) },
    );
  }
  return (
    <Card>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="text-xl wrap-anywhere">
            {square.placeName}, {square.town}
          </h3>
          <p>
            <Link to={paths.adminHunt(square.huntId)} className="link">
              {square.huntName}
            </Link>
            , square {square.num}
          </p>
          <p className="text-sm text-quiet">
            {square.restingSince
              ? `Rests since ${formatDateTime(square.restingSince)}. `
              : "Still open. "}
            {counted(square.huntersAtIt, "hunter")} at it.
          </p>
        </div>
        <Badge tone={square.restingSince ? "flag" : "yellow"}>
          {square.restingSince ? "Rests" : "Reported"}
        </Badge>
      </div>
      <ul className="mt-3 divide-y divide-contour">
        {square.reports.map((report) => (
          <li key={report.id} className="py-2">
            <p>
              <strong>{REPORT_WORDS[report.kind].outside}</strong>
              {report.note && <span className="wrap-anywhere">: {report.note}</span>}
            </p>
            <p className="text-sm text-quiet">
              {report.by ?? "Somebody"}, {formatDateTime(report.at)}.{" "}
              {report.earlier > 0 &&
                `${counted(report.earlier, "report")} before, ${report.inVain} about nothing. `}
              {!report.counts && "Does not count toward a rest: too many about nothing."}
            </p>
          </li>
        ))}
        {square.reports.length === 0 && (
          <li className="py-2 text-quiet">
            Rested by an operator, or because its place was reported elsewhere.
          </li>
        )}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        {square.restingSince ? (
          <Button onClick={() => setAsked("reopen")}>Open again</Button>
        ) : (
          <Button onClick={() => setAsked("rest")}>Rest it</Button>
        )}
        <Button variant="secondary" onClick={() => setAsked("move")}>
          Move
        </Button>
        <Button variant="danger" onClick={() => setAsked("void")}>
          Void
        </Button>
        {!square.restingSince &&
          square.reports.map((report) => (
            <Button
              key={report.id}
              variant="secondary"
              onClick={() =>
                settling.mutate({ kind: "dismiss", input: { params: { id: report.id } } })
              }
            >
              Dismiss “{REPORT_WORDS[report.kind].outside}”
            </Button>
          ))}
      </div>
      {question && (
        <AlertDialog
          open
          onOpenChange={(open) => !open && setAsked(null)}
          title={question.title}
          text={question.text}
          confirmLabel={question.confirm}
          danger={asked === "void"}
          busy={settling.isPending}
          onConfirm={confirm}
        >
          {asked === "reopen" && square.reports.length > 0 && (
            <Checkbox
              label="Nothing was wrong"
              hint="Counts against who reported: after two such reports an account rests nothing alone."
              checked={nothing}
              onChange={(event) => setNothing(event.target.checked)}
            />
          )}
          {asked === "move" && (
            <Field
              label="Latitude, longitude"
              error={to ? undefined : "Please write two numbers, such as 39.09973, -94.57857."}
            >
              <TextInput value={typed} onChange={(event) => setTyped(event.target.value)} />
            </Field>
          )}
        </AlertDialog>
      )}
    </Card>
  );
}

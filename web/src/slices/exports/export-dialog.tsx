import {
  type Endpoint,
  exportAnnouncements,
  exportArchive,
  exportAudit,
  exportCheckIns,
  exportClues,
  exportDailyRevenue,
  exportErrata,
  exportFaqs,
  exportFindings,
  exportHunts,
  exportJobs,
  exportMails,
  exportPayouts,
  exportPlaceTable,
  exportRatings,
  exportReports,
  exportRevenue,
  exportTickets,
  exportUsers,
  type Input,
} from "@ten-paces/contract";
import type { AdminCall } from "@ten-paces/contract/roles";
import { Dialog } from "../../ui/dialog.tsx";
import { useMay } from "../accounts/use-may.ts";
import { ExportButton } from "./export-button.tsx";

function fileOf<E extends Endpoint & { name: AdminCall }>(
  endpoint: E,
  input: Input<E>,
  label: string,
  text: string,
) {
  const button = <ExportButton endpoint={endpoint} input={input} label="Save" of={label} />;
  return { call: endpoint.name, label, text, button };
}

const all = { query: {} };
const FILES = [
  fileOf(exportUsers, all, "Users", "Every account with its plan and credits."),
  fileOf(exportHunts, all, "Hunts", "The table of hunts, in BTC and dollars."),
  fileOf(exportArchive, all, "Hunts, to import again", "The whole stock as an archive (JSONL)."),
  fileOf(exportCheckIns, all, "Check-ins", "All of them, without positions."),
  fileOf(exportClues, {}, "Clues", "How many reached each and got past it."),
  fileOf(exportRevenue, all, "Payments", "Every payment, and what was given back."),
  fileOf(exportDailyRevenue, all, "Revenue by day", "The last 30 days."),
  fileOf(exportPayouts, all, "Payouts", "Prizes; nothing of a claim."),
  fileOf(exportTickets, all, "Tickets", "Letters to support."),
  fileOf(exportRatings, {}, "Ratings", "What finishers wrote about hunts."),
  fileOf(exportReports, {}, "Reports", "What is said to be wrong with places, and waits."),
  fileOf(exportPlaceTable, all, "Places", "The library and your own, with the hunts on them."),
  fileOf(exportFindings, {}, "Findings", "What finders say of places."),
  fileOf(exportAnnouncements, {}, "Announcements", "With their texts."),
  fileOf(exportErrata, {}, "Errata", "Corrections of squares."),
  fileOf(exportFaqs, all, "Questions", "Those of the FAQ page, with their answers."),
  fileOf(exportMails, all, "Mails", "To whom, what about, when; without their texts."),
  fileOf(exportJobs, all, "Jobs", "What goes on behind the pages."),
  fileOf(exportAudit, all, "Changes", "What administrators changed."),
];

/** Every table that somebody of this role may take along, whole. A table's own button keeps what it is narrowed to. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const may = useMay();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Export Data"
      description="Whole tables, for a spreadsheet. To keep a part, narrow a table and export it there. Every file is a line in the log."
    >
      <ul className="divide-y divide-contour">
        {FILES.filter((file) => may(file.call)).map(({ call, label, text, button }) => (
          <li key={call} className="flex items-center justify-between gap-4 py-2">
            <span className="min-w-0">
              <span className="block font-semibold">{label}</span>
              <span className="block text-sm text-quiet">{text}</span>
            </span>
            {button}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

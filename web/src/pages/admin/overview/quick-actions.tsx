import {
  ChartLine,
  Download,
  Map as MapIcon,
  MapPinCheck,
  Plus,
  RefreshCcwDot,
  Sparkles,
  UserSearch,
  Users,
} from "lucide-react";
import { type ReactNode, useState } from "react";
import { paths } from "../../../paths.ts";
import { Link } from "../../../routing.tsx";
import { ExportDialog } from "../../../slices/exports/export-dialog.tsx";
import { Card } from "../../../ui/card.tsx";
import { hasAdminTab } from "../admin-tab-names.ts";

type QuickAction = {
  label: string;
  text: string;
  /** Null for what opens a window here. */
  to: string | null;
  icon: ReactNode;
  /** The tab it leads to; left out while there is none of that name. */
  tab?: string;
};

const ICON = {
  "aria-hidden": true,
  strokeWidth: 1.5,
  className: "size-7 shrink-0 text-pine",
} as const;

const ACTIONS: readonly QuickAction[] = [
  {
    label: "Manage Hunts",
    text: "Edit, pause, cancel and resume hunts, and look at their squares.",
    to: paths.adminTab("hunts"),
    icon: <MapIcon {...ICON} />,
    tab: "hunts",
  },
  {
    label: "User Management",
    text: "Find accounts, make administrators of them, or suspend them.",
    to: paths.adminTab("users"),
    icon: <Users {...ICON} />,
    tab: "users",
  },
  {
    label: "Analytics",
    text: "How many register, subscribe, set out and finish.",
    to: paths.adminTab("analytics"),
    icon: <ChartLine {...ICON} />,
    tab: "analytics",
  },
  {
    label: "Create New Hunt",
    text: "Fill in the form; the squares are written for you.",
    to: paths.adminNewHunt,
    icon: <Plus {...ICON} />,
    tab: "hunts",
  },
  {
    label: "Generate with AI",
    text: "Build a hunt, read every clue, mend it, then put it into stock.",
    to: paths.adminBuilder,
    icon: <Sparkles {...ICON} />,
  },
  {
    label: "View All Users",
    text: "Everybody who registered, the newest first.",
    to: paths.adminTab("users"),
    icon: <UserSearch {...ICON} />,
    tab: "users",
  },
  {
    label: "Export Data",
    text: "Users, hunts, check-ins, money and more as files.",
    to: null,
    icon: <Download {...ICON} />,
  },
  {
    label: "Survey Squares",
    text: "On the spot, with a phone: the nearest first, also without a signal.",
    to: paths.adminSurvey,
    icon: <MapPinCheck {...ICON} />,
  },
  {
    label: "Keep the stock full",
    text: "Generate, replenish and clean up for all states.",
    to: paths.adminTab("lifecycle"),
    icon: <RefreshCcwDot {...ICON} />,
    tab: "lifecycle",
  },
];

/** Cards that lead to what is done most. */
export function QuickActions() {
  const [exporting, setExporting] = useState(false);
  const shown = ACTIONS.filter(({ tab }) => tab === undefined || hasAdminTab(tab));
  return (
    <section aria-labelledby="quick-title">
      <h2 id="quick-title" className="mb-4 text-lg">
        Quick Actions
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {shown.map(({ label, text, to, icon }) => (
          <Card key={label} as="li" lifts className="flex items-start gap-4">
            {icon}
            <div className="min-w-0">
              {to === null ? (
                <button
                  type="button"
                  aria-haspopup="dialog"
                  className="cursor-pointer font-semibold after:absolute after:inset-0"
                  onClick={() => setExporting(true)}
                >
                  {label}
                </button>
              ) : (
                <Link to={to} className="font-semibold after:absolute after:inset-0">
                  {label}
                </Link>
              )}
              <p className="text-sm text-quiet">{text}</p>
            </div>
          </Card>
        ))}
      </ul>
      {exporting && <ExportDialog onClose={() => setExporting(false)} />}
    </section>
  );
}

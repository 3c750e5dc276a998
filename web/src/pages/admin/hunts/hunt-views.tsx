import type { getAdminHunt, Result } from "@ten-paces/contract";
import { useSearchParams } from "../../../routing.tsx";
import { HuntCheckIns } from "../../../slices/analytics/hunt-check-ins.tsx";
import { HuntMoney } from "../../../slices/analytics/hunt-money.tsx";
import { HuntPlayers } from "../../../slices/analytics/hunt-players.tsx";
import { AuditLog } from "../../../slices/audit/audit-log.tsx";
import { HuntSignals } from "../../../slices/integrity/hunt-signals.tsx";
import { HuntLetters } from "../../../slices/letters/hunt-letters.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { HuntMap } from "./hunt-map.tsx";
import { HuntSquares } from "./hunt-squares.tsx";

const VIEWS = ["squares", "map", "players", "check-ins", "money", "history"] as const;

/** What there is to know of a hunt, each in a view that has an address. */
export function HuntViews({ hunt }: Result<typeof getAdminHunt>) {
  const [params, setParams] = useSearchParams();
  const view = VIEWS.find((one) => one === params.get("view")) ?? "squares";
  const { id, squares, totalSquares } = hunt;
  return (
    <Tabs
      label="About this hunt"
      value={view}
      // Each view has filters of its own.
      onChange={(next) => setParams(next === "squares" ? {} : { view: next })}
      tabs={[
        {
          value: "squares",
          label: "Squares",
          content: <HuntSquares hunt={hunt} squares={squares} />,
        },
        { value: "map", label: "Map", content: <HuntMap hunt={hunt} squares={squares} /> },
        {
          value: "players",
          label: "Players",
          content: (
            <div className="grid gap-8">
              <HuntPlayers huntId={id} squares={totalSquares} />
              <HuntLetters hunt={hunt} />
            </div>
          ),
        },
        {
          value: "check-ins",
          label: "Check-ins",
          content: (
            <div className="grid gap-8">
              <HuntCheckIns huntId={id} squares={totalSquares} />
              {hunt.activatedAt !== null && <HuntSignals huntId={id} />}
            </div>
          ),
        },
        { value: "money", label: "Money", content: <HuntMoney huntId={id} /> },
        { value: "history", label: "History", content: <AuditLog huntId={id} /> },
      ]}
    />
  );
}

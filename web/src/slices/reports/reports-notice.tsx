import { useQuery } from "@tanstack/react-query";
import { paths } from "../../paths.ts";
import { Link } from "../../routing.tsx";
import { counted } from "../../ui/counted.ts";
import { Notice } from "../../ui/notice.tsx";
import { reportsQuery } from "./queries.ts";

/** Stands first on the dashboard while somebody waits for a square; nothing else does. */
export function ReportsNotice() {
  const { data } = useQuery(reportsQuery);
  const waiting = (data?.squares.length ?? 0) + (data?.outside.length ?? 0);
  if (!data || waiting === 0) return null;
  const resting = data.squares.filter((square) => square.restingSince !== null);
  const hunters = resting.reduce((sum, square) => sum + square.huntersAtIt, 0);
  return (
    <Notice tone="error" announce title={`${counted(waiting, "report")} about places to answer`}>
      {resting.length > 0 &&
        `${counted(resting.length, "square")} ${resting.length === 1 ? "rests" : "rest"}, and ${counted(hunters, "hunter")} ${hunters === 1 ? "waits" : "wait"} there. `}
      <Link to={paths.adminTab("reports")} className="link">
        Read them, and open, move or void
      </Link>
    </Notice>
  );
}

import { useQuery } from "@tanstack/react-query";
import { type AdminHunt, type AdminSquare, exportHuntSquares } from "@ten-paces/contract";
import { huntInsightsQuery } from "../../../slices/analytics/queries.ts";
import { ReachTable } from "../../../slices/analytics/reach-table.tsx";
import { SquareFigures } from "../../../slices/analytics/square-figures.tsx";
import { ExportButton } from "../../../slices/exports/export-button.tsx";
import { isOver } from "../../../slices/hunt-edits/hunts/hunt-actions.ts";
import { AdminSquareSheet } from "../../../slices/hunt-edits/squares/admin-square-sheet.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { HuntFacts } from "./hunt-facts.tsx";
import { SquareJumps } from "./square-jumps.tsx";
import { useSquareInAddress } from "./use-square-in-address.ts";

type HuntSquaresProps = { hunt: AdminHunt; squares: readonly AdminSquare[] };

/** How a hunt stands, what hunters make of each square, and everything that is known of it. */
export function HuntSquares({ hunt, squares }: HuntSquaresProps) {
  const wasOpen = hunt.activatedAt !== null;
  const { data } = useQuery({ ...huntInsightsQuery(hunt.id), enabled: wasOpen });
  const wanted = useSquareInAddress();
  return (
    <div className="grid gap-8">
      <HuntFacts hunt={hunt} />
      {hunt.variant === "PHYSICAL" && hunt.unsurveyed > 0 && (
        <Notice title={`${hunt.unsurveyed} of ${hunt.totalSquares} squares are not surveyed`}>
          Their pins come from the library and may be off. Open this page on a phone at the landmark
          and press Survey.
        </Notice>
      )}
      {data && data.started > 0 && (
        <div className="grid gap-3">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 className="text-lg">
              How far hunters come{" "}
              <span className="font-sans text-base font-normal text-quiet">
                {data.subscribed} subscribed, {data.started} set out, {data.finished} finished
              </span>
            </h2>
            <ExportButton
              endpoint={exportHuntSquares}
              input={{ params: { id: hunt.id } }}
              of="how far hunters come"
            />
          </div>
          <ReachTable huntId={hunt.id} squares={data.squares} editable={!isOver(hunt)} />
        </div>
      )}
      <section aria-labelledby="squares-title" className="grid gap-5">
        <h2 id="squares-title" className="text-lg">
          Squares
        </h2>
        <SquareJumps squares={squares} />
        {squares.map((square) => {
          const figures = data?.squares.find((one) => one.squareNum === square.sequenceNum);
          return (
            <AdminSquareSheet
              key={square.sequenceNum}
              hunt={hunt}
              square={square}
              figures={figures && <SquareFigures square={figures} />}
              editWish={wanted?.editNum === square.sequenceNum ? wanted.wish : null}
            />
          );
        })}
      </section>
    </div>
  );
}

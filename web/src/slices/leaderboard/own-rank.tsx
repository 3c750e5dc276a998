import { counted } from "../../ui/counted.ts";
import { Notice } from "../../ui/notice.tsx";
import type { BoardRow } from "./queries.ts";

const COUNT = new Intl.NumberFormat("en-US");

/** Where the signed-in hunter stands; without a finished hunt, how to get there. */
export function OwnRank({ me }: { me: BoardRow | null }) {
  if (me === null) {
    return (
      <Notice title="You are not on the board yet">
        Your rank appears here within five minutes of your first finished paid hunt.
      </Notice>
    );
  }
  return (
    <Notice tone="success" title={`Your rank: ${COUNT.format(me.rank)}`}>
      {me.username}, {COUNT.format(me.score)} points from{" "}
      {counted(me.completedHunts, "completed hunt")}.
    </Notice>
  );
}

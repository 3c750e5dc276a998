import { useQuery } from "@tanstack/react-query";
import { Notice } from "../../ui/notice.tsx";
import { useSession } from "../accounts/session.tsx";
import { playsForPoints, statesQuery } from "./queries.ts";
import { RESIDENCE_OPTIONS } from "./residence-options.ts";

export function stateLabel(residence: string): string {
  return RESIDENCE_OPTIONS.find(({ value }) => value === residence)?.label ?? residence;
}

export function PointsSentence({ residence }: { residence: string }) {
  return (
    <>
      People who live in {stateLabel(residence)} play for points: you can play every hunt and stand
      on the leaderboard, and you cannot win money.
    </>
  );
}

/** Over what is to be paid, for who cannot win money; nothing for everybody else. */
export function PointsNotice() {
  const { user } = useSession();
  const { data } = useQuery({ ...statesQuery, enabled: user?.residence != null });
  if (!user?.residence || !playsForPoints(user.residence, data)) return null;
  return (
    <Notice title="You play for points">
      <PointsSentence residence={user.residence} />
    </Notice>
  );
}

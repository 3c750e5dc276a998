import type { HuntDetail } from "../../../slices/hunts/detail-query.ts";
import { FreePlay } from "./free-play.tsx";
import { HuntScreen } from "./hunt-screen.tsx";

/** The page of the month's free hunt. */
export default function FreeHunt({ detail }: { detail: HuntDetail }) {
  return <HuntScreen detail={detail} play={() => <FreePlay detail={detail} />} />;
}

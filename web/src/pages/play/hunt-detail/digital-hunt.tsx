import type { HuntDetail } from "../../../slices/hunts/detail-query.ts";
import { DigitalPlay } from "./digital-play.tsx";
import { HuntScreen } from "./hunt-screen.tsx";

/** The page of a hunt of puzzles. */
export default function DigitalHunt({ detail }: { detail: HuntDetail }) {
  return (
    <HuntScreen detail={detail} play={(thumb) => <DigitalPlay detail={detail} thumb={thumb} />} />
  );
}

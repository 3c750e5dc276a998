import { ArrowDown, ArrowUp } from "lucide-react";
import { IconButton } from "../../ui/icon-button.tsx";

type MoveButtonsProps = {
  /** What is moved: "card A". */
  what: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
};

/** Up and down, for whoever cannot drag, which is everybody on a bus. */
export function MoveButtons({ what, isFirst, isLast, onMove }: MoveButtonsProps) {
  return (
    <span className="flex justify-center gap-1 sm:flex-col">
      <IconButton
        label={`Move ${what} up`}
        icon={<ArrowUp aria-hidden="true" className="size-5" />}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      />
      <IconButton
        label={`Move ${what} down`}
        icon={<ArrowDown aria-hidden="true" className="size-5" />}
        disabled={isLast}
        onClick={() => onMove(1)}
      />
    </span>
  );
}

import { classNames } from "./class-names.ts";

type SkeletonProps = {
  /** Sizes as classes, such as "h-40 w-full": the same as what will stand there. */
  className: string;
};

/** A grey place where something will be. Decoration: let the list around it carry aria-busy. */
export function Skeleton({ className }: SkeletonProps) {
  return (
    <div
      aria-hidden="true"
      className={classNames("animate-breathe rounded-md bg-contour/70", className)}
    />
  );
}

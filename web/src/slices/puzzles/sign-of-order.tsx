import { Compass, Hourglass, type LucideIcon } from "lucide-react";

const SIGNS: Record<string, { name: string; Icon: LucideIcon | null }> = {
  hourglass: { name: "an hourglass", Icon: Hourglass },
  rose: { name: "a compass rose", Icon: Compass },
  alphabet: { name: "an alphabet", Icon: null },
};

/** The sign in a corner: how the squares before are to be sorted, for whoever can read it. */
export function SignOfOrder({ sign }: { sign: string }) {
  const { name, Icon } = SIGNS[sign] ?? { name: sign, Icon: null };
  return (
    <figcaption className="flex items-center justify-end gap-2 text-sm text-quiet">
      <span className="sr-only">In the corner: {name}</span>
      {Icon ? (
        <Icon aria-hidden="true" className="size-7 text-brass-text" />
      ) : (
        <span aria-hidden="true" className="font-display text-2xl text-brass-text">
          A–Z
        </span>
      )}
    </figcaption>
  );
}

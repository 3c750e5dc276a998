import { Footprints } from "lucide-react";

/** The phrase that says where to stand, once it was told. */
export function WhereToStand({ where }: { where: string | undefined }) {
  if (!where) return null;
  return (
    <p className="flex items-start gap-2 rounded-md border border-brass bg-brass-wash p-3">
      <Footprints aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brass-text" />
      <span>
        <span className="label-caps block text-quiet">Where to stand</span>
        Stand {where}.
      </span>
    </p>
  );
}

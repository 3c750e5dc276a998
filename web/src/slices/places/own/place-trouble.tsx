import { counted } from "../../../ui/counted.ts";
import { Notice } from "../../../ui/notice.tsx";

type PlaceTroubleProps = { error: Error | null; ofNone: readonly string[]; count: number };

/** That something is wrong; what is wrong with a field stands beside it. */
export function PlaceTrouble({ error, ofNone, count }: PlaceTroubleProps) {
  if (!error) return null;
  if (count === 0) {
    return (
      <Notice tone="error" announce title="It was not stored">
        {error.message}
      </Notice>
    );
  }
  const beside = count - ofNone.length;
  return (
    <Notice tone="error" announce title={error.message}>
      {beside > 0 && <p>{counted(beside, "fault")}, each beside its field.</p>}
      {ofNone.length > 0 && (
        <ul className="grid list-disc gap-1 pl-5">
          {ofNone.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

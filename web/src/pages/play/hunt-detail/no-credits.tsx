import { PackPicker } from "../../../slices/billing/pack-picker.tsx";

/** The way on for who has spent the last credit. */
export function NoCredits({ huntId }: { huntId: string }) {
  return (
    <section aria-labelledby="no-credits" className="grid gap-3">
      <h3 id="no-credits" className="text-lg">
        You have no credits left
      </h3>
      <p className="text-quiet">
        A check-in takes 1 credit. Get a pack, or wait for the next monthly credits of your plan.
      </p>
      <PackPicker huntId={huntId} />
    </section>
  );
}

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { PlanPicker } from "../../../slices/billing/plan-picker.tsx";
import { type Catalog, catalogQuery } from "../../../slices/billing/queries.ts";
import { Button } from "../../../ui/button.tsx";
import { formatDate } from "../../../ui/dates.ts";
import { Fact } from "../../../ui/fact.tsx";
import { ProfileSection } from "./profile-section.tsx";

/** The plan held, how long, how full; and the others. */
export function PlanSection() {
  const { data } = useQuery(catalogQuery);
  const [choosing, setChoosing] = useState(false);
  if (!data) return null;
  const held = data.plans.find((plan) => plan.id === data.current?.planId);
  return (
    <ProfileSection
      title="Your Plan"
      anchor="plan"
      actions={
        <Button variant="secondary" aria-expanded={choosing} onClick={() => setChoosing(!choosing)}>
          {choosing ? "Hide plans" : held ? "Change plan" : "See plans"}
        </Button>
      }
    >
      {held && data.current ? (
        <dl className="grid gap-5 sm:grid-cols-3">
          <Fact label="Plan">{held.name}</Fact>
          <Fact label={data.current.renews ? "Renews on" : "Ends on"}>
            {formatDate(data.current.cycleEndsAt)}
          </Fact>
          <Fact label="Hunts">{slotsSentence(held.slots, data.current)}</Fact>
        </dl>
      ) : (
        <p className="text-quiet">No plan yet. A plan starts when you subscribe to a hunt.</p>
      )}
      {choosing && (
        <div className="mt-6">
          <PlanPicker catalog={data} />
        </div>
      )}
    </ProfileSection>
  );
}

function slotsSentence(slots: number | null, current: NonNullable<Catalog["current"]>): string {
  const { slotsUsed } = current;
  return slots === null ? `${slotsUsed}, every hunt included` : `${slotsUsed} of ${slots} in use`;
}

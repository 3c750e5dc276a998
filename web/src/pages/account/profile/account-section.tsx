import { useQuery } from "@tanstack/react-query";
import type { User } from "@ten-paces/contract";
import { useState } from "react";
import { subscriptionsQuery } from "../../../slices/subscriptions/queries.ts";
import { countActive } from "../../../slices/subscriptions/standing.ts";
import { Button } from "../../../ui/button.tsx";
import { formatDate } from "../../../ui/dates.ts";
import { Fact } from "../../../ui/fact.tsx";
import { EditProfileDialog } from "./edit-profile-dialog.tsx";
import { ProfileSection } from "./profile-section.tsx";

export function AccountSection({ user }: { user: User }) {
  const { data } = useQuery(subscriptionsQuery);
  const [editing, setEditing] = useState(false);
  return (
    <ProfileSection
      title="Account Information"
      anchor="account"
      gist={user.email}
      actions={
        <Button variant="secondary" onClick={() => setEditing(true)}>
          Edit name and avatar
        </Button>
      }
    >
      <dl className="grid gap-5 sm:grid-cols-3">
        <Fact label="Email">
          <span className="break-all">{user.email}</span>
        </Fact>
        <Fact label="Member since">{memberSince(user.createdAt)}</Fact>
        <Fact label="Active subscriptions">
          <span className="tabular-nums">{countActive(data ?? [])}</span>
        </Fact>
      </dl>
      {editing && <EditProfileDialog user={user} onClose={() => setEditing(false)} />}
    </ProfileSection>
  );
}

function memberSince(createdAt: string): string {
  return Number.isNaN(Date.parse(createdAt)) ? "N/A" : formatDate(createdAt);
}

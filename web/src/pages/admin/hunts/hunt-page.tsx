import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { CallFailed } from "../../../api.ts";
import { paths } from "../../../paths.ts";
import { useNavigate, useParams } from "../../../routing.tsx";
import { HuntActionDialog } from "../../../slices/hunt-edits/hunts/hunt-action-dialog.tsx";
import { isInStock, isOver } from "../../../slices/hunt-edits/hunts/hunt-actions.ts";
import { HuntFormDialog } from "../../../slices/hunt-edits/hunts/hunt-form-dialog.tsx";
import { huntMenu } from "../../../slices/hunt-edits/hunts/hunt-menu.ts";
import { adminHuntQuery } from "../../../slices/hunt-edits/hunts/queries.ts";
import type { Wanted } from "../../../slices/hunt-edits/hunts/use-hunt-action.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Page } from "../../../ui/page.tsx";
import { RowMenu } from "../../../ui/row-menu.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { HuntViews } from "./hunt-views.tsx";

/** A hunt with all its squares and secrets, for an administrator. */
export default function HuntPage() {
  const { id = "" } = useParams();
  const navigate = useNavigate();
  const { data, error, isPending, refetch } = useQuery(adminHuntQuery(id));
  const [editing, setEditing] = useState(false);
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const toTable = <LinkButton to={paths.adminTab("hunts")}>All Hunts</LinkButton>;
  if (isPending) {
    return (
      <Page title="Hunt" width="wide">
        <div aria-busy="true" className="grid gap-6">
          <Skeleton className="h-40 w-full" />
          <Skeleton className="h-96 w-full" />
        </div>
      </Page>
    );
  }
  if (!data) {
    const gone = error instanceof CallFailed && error.status === 404;
    return (
      <Page title="Hunt" width="wide">
        <ErrorState
          title={gone ? "There is no such hunt" : "Unable to load the hunt"}
          text={gone ? "It may have been deleted." : error.message}
          action={gone ? toTable : <Button onClick={() => void refetch()}>Try Again</Button>}
        />
      </Page>
    );
  }
  const { hunt } = data;
  const letters = {
    key: "letters",
    label: "Letters to Keepers",
    onSelect: () => void navigate(paths.adminHuntKeepers(hunt.id)),
  };
  return (
    <Page
      title={hunt.name}
      eyebrow={`Hunt · ${hunt.state}`}
      intro={hunt.description}
      width="wide"
      actions={
        <>
          {isInStock(hunt) ? (
            <LinkButton to={paths.adminBuilderWith(hunt.id)} size="small">
              Open in Builder
            </LinkButton>
          ) : (
            !isOver(hunt) && (
              <Button
                size="small"
                aria-label={`Edit ${hunt.name}`}
                onClick={() => setEditing(true)}
              >
                Edit
              </Button>
            )
          )}
          <RowMenu
            of={hunt.name}
            items={[
              ...(hunt.variant === "PHYSICAL" && !isOver(hunt) ? [letters] : []),
              ...huntMenu(hunt, {
                onEdit: () => setEditing(true),
                onAction: (_, action) => setWanted({ hunt, action }),
              }),
            ]}
          />
        </>
      }
    >
      <HuntViews hunt={hunt} />
      <HuntFormDialog hunt={hunt} open={editing} onClose={() => setEditing(false)} />
      <HuntActionDialog
        wanted={wanted}
        onClose={() => setWanted(null)}
        onDeleted={() => void navigate(paths.adminTab("hunts"), { replace: true })}
      />
    </Page>
  );
}

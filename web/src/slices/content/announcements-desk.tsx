import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  deleteAnnouncement,
  type EditedAnnouncement,
  exportAnnouncements,
} from "@ten-paces/contract";
import { useState } from "react";
import { call } from "../../api.ts";
import { AlertDialog } from "../../ui/alert-dialog.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { formatDateTime } from "../../ui/dates.ts";
import { toast } from "../../ui/toast-store.ts";
import { ExportButton } from "../exports/export-button.tsx";
import { AnnouncementEditor } from "./announcement-editor.tsx";
import { DeskLine, DeskList } from "./desk-list.tsx";
import { allAnnouncementsQuery } from "./edit-queries.ts";

/** Announcements, those of the future among them. */
export function AnnouncementsDesk() {
  const query = useQuery(allAnnouncementsQuery);
  const client = useQueryClient();
  const [edited, setEdited] = useState<EditedAnnouncement | "new" | null>(null);
  const [leaving, setLeaving] = useState<EditedAnnouncement | null>(null);
  async function reload(): Promise<void> {
    if (!edited || edited === "new") return;
    const { id } = edited;
    const { announcements } = await client.fetchQuery({ ...allAnnouncementsQuery, staleTime: 0 });
    setEdited(announcements.find((one) => one.id === id) ?? null);
  }
  const remove = useMutation({
    mutationFn: (id: string) => call(deleteAnnouncement, { params: { id } }),
    onSuccess: () => {
      toast({ tone: "success", text: "The announcement is gone." });
      setLeaving(null);
      void client.invalidateQueries({ queryKey: ["admin", "announcements"] });
    },
    onError: (error) => toast({ tone: "error", text: error.message }),
  });
  return (
    <>
      <DeskList
        id="announcements"
        title="Announcements"
        newLabel="New Announcement"
        onNew={() => setEdited("new")}
        saving={<ExportButton endpoint={exportAnnouncements} input={{}} />}
        query={query}
        empty="Nothing has been announced."
        lines={
          query.data?.announcements.map((one) => (
            <DeskLine
              key={one.id}
              actions={
                <>
                  <Button variant="secondary" size="small" onClick={() => setEdited(one)}>
                    Edit<span className="sr-only"> {one.title}</span>
                  </Button>
                  <Button variant="secondary" size="small" onClick={() => setLeaving(one)}>
                    Delete<span className="sr-only"> {one.title}</span>
                  </Button>
                </>
              }
            >
              <p className="font-semibold">{one.title}</p>
              <p className="flex flex-wrap items-center gap-2 text-sm text-quiet">
                {one.category}, {formatDateTime(one.publishedAt)}
                {!one.published && <Badge tone="sky">Waits for its time</Badge>}
              </p>
            </DeskLine>
          )) ?? null
        }
      />
      {edited && (
        <AnnouncementEditor
          key={edited === "new" ? "new" : `${edited.id} ${edited.version}`}
          announcement={edited === "new" ? null : edited}
          onClose={() => setEdited(null)}
          onReload={reload}
        />
      )}
      <AlertDialog
        open={leaving !== null}
        onOpenChange={(open) => !open && setLeaving(null)}
        title="Delete this announcement?"
        text={`“${leaving?.title ?? ""}” leaves the page and the feed.`}
        confirmLabel="Delete"
        danger
        busy={remove.isPending}
        onConfirm={() => leaving && remove.mutate(leaving.id)}
      />
    </>
  );
}

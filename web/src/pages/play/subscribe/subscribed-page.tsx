import { useQueryClient } from "@tanstack/react-query";
import type { ListedHunt } from "@ten-paces/contract";
import { useEffect } from "react";
import { paths } from "../../../paths.ts";
import { HuntPicture } from "../../../slices/hunts/hunt-picture.tsx";
import { Card } from "../../../ui/card.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Page } from "../../../ui/page.tsx";

export default function SubscribedPage({ hunt }: { hunt: ListedHunt }) {
  const queryClient = useQueryClient();
  useEffect(() => {
    // A plan bought on the way here brought credits.
    void queryClient.invalidateQueries({ queryKey: ["credits"] });
  }, [queryClient]);
  return (
    <Page title="Successfully Subscribed!" heading={null} width="reading">
      <Card padded={false} className="overflow-hidden">
        <HuntPicture hunt={hunt} className="aspect-video w-full border-b border-contour" />
        <div className="grid gap-4 p-6 sm:p-8" role="status">
          <p className="label-caps text-brass-text">{hunt.name}</p>
          <h1 className="text-3xl sm:text-4xl">Successfully Subscribed!</h1>
          <p className="text-lg text-quiet">
            Your clock starts when you first open the hunt and see square 1.
            {hunt.variant === "PHYSICAL" && " Take good shoes."}
          </p>
        </div>
        <div className="flex flex-wrap gap-3 px-6 pb-6 sm:px-8 sm:pb-8">
          <LinkButton to={paths.hunt(hunt.id)}>View Hunt Details</LinkButton>
          <LinkButton to={paths.hunts} variant="secondary">
            Back to Hunts
          </LinkButton>
        </div>
      </Card>
    </Page>
  );
}

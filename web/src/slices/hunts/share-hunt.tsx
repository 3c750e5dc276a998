import { Share2 } from "lucide-react";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { share } from "../../ui/share.ts";

/** The link of a hunt for somebody else, who sees its picture with it and what it asks. */
export function ShareHunt({ hunt }: { hunt: { id: string; name: string } }) {
  return (
    <Button
      variant="secondary"
      className="w-fit"
      icon={<Share2 aria-hidden="true" className="size-5" />}
      onClick={() =>
        void share(
          { title: hunt.name, url: `${window.location.origin}${paths.hunt(hunt.id)}` },
          "The link is copied.",
        )
      }
    >
      Share this hunt
    </Button>
  );
}

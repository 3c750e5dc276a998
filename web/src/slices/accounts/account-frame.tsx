import type { ReactNode } from "react";
import { Card } from "../../ui/card.tsx";
import { ContoursInView } from "../../ui/contours-in-view.tsx";
import { Page } from "../../ui/page.tsx";

type AccountFrameProps = {
  title: string;
  heading?: string;
  intro?: ReactNode;
  children: ReactNode;
};

/** A single sheet in the middle of the page: signing in, signing up, passwords. */
export function AccountFrame({ title, heading = title, intro, children }: AccountFrameProps) {
  return (
    <div className="relative min-h-dvh overflow-hidden">
      <ContoursInView seed="the gate" className="text-contour opacity-80" />
      <div className="relative">
        <Page title={title} heading={null} width="reading">
          <Card className="mx-auto w-full max-w-md">
            <h1 className="text-3xl">{heading}</h1>
            {intro != null && <div className="mt-2 text-quiet">{intro}</div>}
            <div className="mt-6">{children}</div>
          </Card>
        </Page>
      </div>
    </div>
  );
}

import type { ReactNode } from "react";
import { Card } from "../../ui/card.tsx";
import { ContoursInView } from "../../ui/contours-in-view.tsx";
import { Page } from "../../ui/page.tsx";

type AccountFrameProps = {
  title: string;
  heading?: string;
  intro?: ReactNode;
  /** Beside the sheet where there is room. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A single sheet in the middle of the page, or with something beside it: signing in, signing up, passwords. */
export function AccountFrame({
  title,
  heading = title,
  intro,
  aside,
  children,
}: AccountFrameProps) {
  return (
    <div className="relative min-h-dvh overflow-hidden">
      <ContoursInView seed="the gate" className="text-contour opacity-80" />
      <div className="relative">
        <Page title={title} heading={null} width={aside ? "wide" : "reading"}>
          <div
            className={aside ? "items-center gap-16 lg:grid lg:grid-cols-[1fr_28rem]" : undefined}
          >
            <Card className="mx-auto w-full max-w-md">
              <h1 className="text-3xl">{heading}</h1>
              {intro != null && <div className="mt-2 text-quiet">{intro}</div>}
              <div className="mt-6">{children}</div>
            </Card>
            {aside && <div className="order-first max-lg:hidden">{aside}</div>}
          </div>
        </Page>
      </div>
    </div>
  );
}

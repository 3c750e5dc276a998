import { type ComponentType, createContext, type ReactNode, useContext, useEffect } from "react";
import { classNames } from "./class-names.ts";

export type PageProps = {
  /** The title of the browser's tab, without the product's name. */
  title: string;
  /** The one h1; the title unless told otherwise. null: the page draws its own h1. */
  heading?: ReactNode;
  /** The line in small capitals above the heading. */
  eyebrow?: ReactNode;
  intro?: ReactNode;
  /** Buttons to the right of the heading. */
  actions?: ReactNode;
  width?: "reading" | "normal" | "wide";
  /** Hardly any air above on a phone: what the page is for comes first. */
  tight?: boolean;
  children: ReactNode;
};

const WIDTHS = {
  reading: "max-w-reading",
  normal: "max-w-normal",
  wide: "max-w-wide",
};

/** What frames pages in place of this; null outside of the desk, whose code nobody else needs. */
export const PageFrame = createContext<ComponentType<PageProps> | null>(null);

/** The frame of a page inside the shell's main: tab title, h1, measure. At the desk its head is the desk's bar. */
export function Page(props: PageProps) {
  const Frame = useContext(PageFrame);
  useEffect(() => {
    document.title = `${props.title} · Ten Paces`;
  }, [props.title]);
  return Frame ? <Frame {...props} /> : <PlainPage {...props} />;
}

function PlainPage(props: PageProps) {
  const {
    title,
    heading = title,
    eyebrow,
    intro,
    actions,
    width = "normal",
    tight,
    children,
  } = props;
  const content = (
    <>
      {heading !== null && (
        <header
          className={classNames(
            "mb-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-4",
            tight && "max-sm:mb-4",
          )}
        >
          <div className="min-w-0 max-w-reading">
            {eyebrow != null && <p className="label-caps mb-2 text-brass-text">{eyebrow}</p>}
            <h1 className="text-3xl sm:text-4xl">{heading}</h1>
            {intro != null && <div className="mt-3 text-lg text-quiet">{intro}</div>}
          </div>
          {actions != null && <div className="flex flex-wrap gap-3">{actions}</div>}
        </header>
      )}
      {children}
    </>
  );
  return (
    <div
      className={classNames(
        "mx-auto w-full px-4 py-8 sm:px-6 sm:py-12",
        tight && "max-lg:pt-3",
        // A page without a heading of its own is a sheet in the middle. All others begin below the logo,
        // however narrow they are, so that no heading jumps from page to page.
        heading === null ? WIDTHS[width] : "max-w-wide",
      )}
    >
      {heading === null ? content : <div className={WIDTHS[width]}>{content}</div>}
    </div>
  );
}

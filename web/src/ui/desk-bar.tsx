import { createContext, type ReactNode, useContext, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { classNames } from "./class-names.ts";
import type { PageProps } from "./page.tsx";

/** What stands at both ends of the desk's bar. */
export const DeskBar = createContext<{ start: ReactNode; end: ReactNode } | null>(null);

let slot: HTMLElement | null = null;
const listeners = new Set<() => void>();

function setSlot(element: HTMLElement | null): void {
  slot = element;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

type DeskHeadProps = { heading: ReactNode; isHeading: boolean; actions: ReactNode };

/** The desk's bar of 48 px: the title of the page, and at most one thing that is done most there. */
function DeskHead({ heading, isHeading, actions }: DeskHeadProps) {
  const ends = useContext(DeskBar);
  const look = "min-w-0 truncate font-display text-lg font-semibold";
  return (
    <header className="sticky top-0 z-20 flex h-12 items-center gap-2 border-b border-contour bg-paper px-2 sm:px-4 lg:px-6">
      {ends?.start}
      {isHeading ? <h1 className={look}>{heading}</h1> : <p className={look}>{heading}</p>}
      <div className="ml-auto flex shrink-0 items-center gap-2">
        <div ref={setSlot} className="contents" />
        {actions}
        {ends?.end}
      </div>
    </header>
  );
}

/** The frame of a page at the desk. */
export function DeskPage(props: PageProps) {
  const { title, heading = title, intro, actions, width = "normal", children } = props;
  return (
    <>
      <DeskHead heading={heading ?? title} isHeading={heading !== null} actions={actions} />
      <div
        className={classNames(
          "w-full px-4 py-5 lg:px-6",
          width === "reading" && "mx-auto max-w-reading",
          width === "normal" && "max-w-normal",
        )}
      >
        {intro != null && intro !== false && (
          <div className="mb-5 max-w-reading text-quiet">{intro}</div>
        )}
        {children}
      </div>
    </>
  );
}

/** From within a tab: draws its one action into the desk's bar. */
export function BarAction({ children }: { children: ReactNode }) {
  const element = useSyncExternalStore(
    subscribe,
    () => slot,
    () => null,
  );
  return element && createPortal(children, element);
}

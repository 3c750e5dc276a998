import type { ReactNode } from "react";

const PROSE_CLASS = [
  "[&_p]:mt-3 [&_ul]:mt-3 [&_ul]:list-disc [&_ul]:pl-6 [&_ol]:mt-3 [&_ol]:list-decimal [&_ol]:pl-6",
  "[&_li]:mt-1.5 [&_li]:pl-1 [&_li]:marker:text-brass-text",
  "[&_h3]:mt-6 [&_h3]:text-xl",
].join(" ");

type SectionProps = {
  /** Where an address with # goes. */
  id: string;
  title: string;
  children: ReactNode;
};

/** A titled part of a page that is read: it can be linked to, and takes the focus when it is. */
export function ProseSection({ id, title, children }: SectionProps) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="mt-10 outline-none first:mt-0"
    >
      <h2 id={`${id}-title`} className="text-2xl">
        {title}
      </h2>
      <div className={PROSE_CLASS}>{children}</div>
    </section>
  );
}

import { type ReactNode, useId } from "react";
import { Card } from "../../../ui/card.tsx";

type ProfileSectionProps = {
  title: string;
  /** The part of the address that leads here, such as "credits". */
  anchor?: string;
  actions?: ReactNode;
  children: ReactNode;
};

export function ProfileSection({ title, anchor, actions, children }: ProfileSectionProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} id={anchor} className="scroll-mt-24">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {actions}
      </div>
      {children}
    </Card>
  );
}

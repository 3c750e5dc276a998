import {
  CalendarDays,
  Clock,
  Footprints,
  type LucideIcon,
  MountainSnow,
  Plane,
  Route,
  Ship,
  Ticket,
} from "lucide-react";
import type { FactKind, TripFact } from "./trip-words.ts";

const ICONS: Record<FactKind, LucideIcon> = {
  way: Route,
  ticket: Ticket,
  season: CalendarDays,
  hours: Clock,
  walk: Footprints,
  terrain: MountainSnow,
  water: Ship,
  air: Plane,
};

/** What is asked, each with its picture; two beside each other where there is room. */
export function FactList({ facts, label }: { facts: readonly TripFact[]; label: string }) {
  return (
    <ul aria-label={label} className="grid gap-x-6 gap-y-1.5 text-sm sm:grid-cols-2">
      {facts.map(({ kind, text }) => {
        const Icon = ICONS[kind];
        return (
          <li key={kind} className="flex items-start gap-2">
            <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-pine" />
            <span className="min-w-0">{text}</span>
          </li>
        );
      })}
    </ul>
  );
}

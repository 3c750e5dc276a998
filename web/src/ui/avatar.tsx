import {
  Compass,
  Feather,
  type LucideIcon,
  Map as MapSheet,
  Mountain,
  Telescope,
  Tent,
  TreePine,
  Turtle,
} from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

const DRAWN: Record<string, LucideIcon> = {
  "🧭": Compass,
  "🌲": TreePine,
  "⛰️": Mountain,
  "🗺️": MapSheet,
  "🔭": Telescope,
  "🪶": Feather,
  "🏕️": Tent,
  "🐢": Turtle,
};

/** What the set of icons has not, drawn with the same pen. */
const OURS: Record<string, ReactNode> = {
  "🦉": (
    <>
      <path d="M6 9c0-4 2.4-6 6-6s6 2 6 6v5c0 4-2.4 7-6 7s-6-3-6-7zM6 9 5 3l4 1.2M18 9l1-6-4 1.2" />
      <circle cx="9.3" cy="9.4" r="1.9" />
      <circle cx="14.7" cy="9.4" r="1.9" />
      <path d="m12 11.6-.9 1.7h1.8zM9 16.5c.9.7 2.1.7 3 0 .9.7 2.1.7 3 0" />
    </>
  ),
  "🦊": (
    <>
      <path d="m4 3.5 4.2 3.2c2.4-.8 5.2-.8 7.6 0L20 3.5l-.8 9L12 20.5l-7.2-8z" />
      <path d="M9 11.3v.4M15 11.3v.4M10.9 18.6h2.2M4.8 12.5l4.4 1.8L12 20.5l2.8-6.2 4.4-1.8" />
    </>
  ),
  "🐻": (
    <>
      <path d="M9 5.9a2.7 2.7 0 1 0-4.4 3.2M15 5.9a2.7 2.7 0 1 1 4.4 3.2" />
      <circle cx="12" cy="13" r="7.6" />
      <ellipse cx="12" cy="16" rx="3.1" ry="2.4" />
      <path d="M9.2 11.4v.4M14.8 11.4v.4M11.3 15h1.4" />
    </>
  ),
  "🥾": (
    <path d="M7.5 3H15v8.4c0 1 .6 1.6 1.6 2l2.6 1c1.1.4 1.8 1.3 1.8 2.4V18H6.3c-.7-3 1.2-5 1.2-8zM6.3 18v2.5H21V18M12.3 6.5H15M12.3 9.5H15" />
  ),
};

const TONES = [
  "bg-pine-wash text-pine",
  "bg-brass-wash text-brass-text",
  "bg-sky-wash text-sky-text",
] as const;

type AvatarProps = {
  /** The sign that the account has chosen, as the service names it. */
  avatar: string;
  /** Whose it is: gives it its colour. */
  seed: string;
  className?: string;
};

/** A hunter's sign as a seal of the field book. It is drawn beside a name, and says nothing to who listens. */
export function Avatar({ avatar, seed, className = "size-9" }: AvatarProps) {
  const Icon = DRAWN[avatar];
  const ours = OURS[avatar];
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "pointer-events-none relative inline-grid shrink-0 place-items-center overflow-hidden rounded-full border border-current",
        toneOf(seed),
        className,
      )}
    >
      <span className="absolute inset-[7%] rounded-full border border-current opacity-40" />
      {Icon && <Icon strokeWidth={1.75} className="relative size-[62%]" />}
      {ours && (
        <svg
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth={1.75}
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
          className="relative size-[62%]"
        >
          {ours}
        </svg>
      )}
      {!Icon && !ours && <span className="relative font-semibold">{seed.slice(0, 1)}</span>}
    </span>
  );
}

/** The same for the same name on every device. */
export function toneOf(seed: string): (typeof TONES)[number] {
  let sum = 0;
  for (const letter of seed) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9_973;
  return TONES[sum % TONES.length] ?? TONES[0];
}

/** Whether there is a drawing for a sign. */
export function isDrawn(avatar: string): boolean {
  return avatar in DRAWN || avatar in OURS;
}

import { classNames } from "./class-names.ts";

type VariantIconProps = {
  variant: "PHYSICAL" | "DIGITAL";
  className?: string;
};

const WORDS = { PHYSICAL: "Physical", DIGITAL: "Digital" };

/** Boots for a hunt on foot, a cipher wheel for one of puzzles, always with the word. */
export function VariantIcon({ variant, className }: VariantIconProps) {
  return (
    <span className={classNames("inline-flex items-center gap-1.5", className)}>
      {variant === "PHYSICAL" ? <Boot /> : <CipherWheel />}
      {WORDS[variant]}
    </span>
  );
}

const STROKES = {
  viewBox: "0 0 24 24",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.7,
  strokeLinecap: "round",
  strokeLinejoin: "round",
  className: "size-5 shrink-0",
} as const;

function Boot() {
  return (
    <svg aria-hidden="true" {...STROKES}>
      <path d="M6 3.5h7v8.2c0 .9.6 1.6 1.4 1.9l4.7 1.5c1.2.4 1.9 1.4 1.9 2.6v.8H5.2c-.7 0-1.2-.6-1.1-1.3C4.9 12.5 5.7 9 6 3.5z" />
      <path d="M4.2 18.5v2h3.3v-.9h2.5v.9h11v-2" />
      <path d="M10.2 7h2.8M10.2 9.8h2.8M11 12.8l2.4-.5" />
    </svg>
  );
}

const SPOKES = Array.from({ length: 12 }, (_, index) => {
  const angle = (index * Math.PI) / 6;
  const at = (radius: number) =>
    `${(12 + radius * Math.sin(angle)).toFixed(1)} ${(12 - radius * Math.cos(angle)).toFixed(1)}`;
  return `M${at(6.3)}L${at(9.2)}`;
}).join("");

function CipherWheel() {
  return (
    <svg aria-hidden="true" {...STROKES}>
      <circle cx="12" cy="12" r="9.2" />
      <circle cx="12" cy="12" r="6.3" />
      <path d={SPOKES} strokeWidth="1.2" />
      <path
        d="M12 9.6a1.6 1.6 0 0 1 .8 3l.5 2.2h-2.6l.5-2.2a1.6 1.6 0 0 1 .8-3z"
        fill="currentColor"
        strokeWidth="0.6"
      />
      <path d="M12 .9v2.2" strokeWidth="2.2" />
    </svg>
  );
}

/** The wordmark: ten paces as a dotted line to the X. */
export function Logo() {
  return (
    <span className="inline-flex min-w-0 items-center gap-2.5 whitespace-nowrap">
      <svg aria-hidden="true" viewBox="0 0 40 28" fill="none" className="h-7 w-10 min-w-0">
        <path
          d="M2 23.5c5-8.5 8.5-1 12.5-6.5s4.5-7 9.5-7.5"
          strokeWidth="2.8"
          strokeLinecap="round"
          strokeDasharray="0.1 4.3"
          className="stroke-pine"
        />
        <path
          d="m28.5 4 8.5 9m.2-9.2-9 9.4"
          strokeWidth="3.6"
          strokeLinecap="round"
          className="stroke-flag"
        />
      </svg>
      <span className="font-display text-xl font-semibold tracking-tight">Ten Paces</span>
    </span>
  );
}

type CompassProps = {
  /** Where it points, in degrees clockwise from north. */
  bearingDegrees: number;
  /** Said instead of the picture, such as "North-east". */
  label: string;
  className?: string;
};

/** A compass rose; use it only where it points somewhere. */
export function Compass({ bearingDegrees, label, className = "size-16" }: CompassProps) {
  return (
    <svg role="img" aria-label={label} viewBox="0 0 64 64" fill="none" className={className}>
      <circle cx="32" cy="32" r="29" className="stroke-contour" strokeWidth="1.5" />
      <circle
        cx="32"
        cy="32"
        r="24"
        className="stroke-edge"
        strokeWidth="3"
        strokeDasharray="0.6 3.589"
      />
      <g transform={`rotate(${bearingDegrees} 32 32)`}>
        <path d="M32 7 38 32H26z" className="fill-flag" />
        <path d="M32 57 38 32H26z" className="fill-quiet" />
        <path d="M32 7v50l6-25z" className="fill-ink" opacity="0.18" />
      </g>
      <circle cx="32" cy="32" r="2.6" className="fill-raised" />
    </svg>
  );
}

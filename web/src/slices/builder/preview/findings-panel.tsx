import { classNames } from "../../../ui/class-names.ts";
import { type Finding, squareOf } from "../findings.ts";

type FindingsPanelProps = { kind: "errors" | "warnings"; findings: readonly Finding[] };

const LOOKS = {
  errors: {
    title: "Errors",
    note: "They forbid the creation.",
    edge: "border-l-flag bg-flag-wash",
  },
  warnings: {
    title: "Warnings",
    note: "They do not forbid the creation.",
    edge: "border-l-brass bg-brass-wash",
  },
};

/** All findings of one weight, each with a link to the square it is about. */
export function FindingsPanel({ kind, findings }: FindingsPanelProps) {
  if (findings.length === 0) return null;
  const { title, note, edge } = LOOKS[kind];
  return (
    <details
      open={kind === "errors" || findings.length <= 5}
      className={classNames("rounded-md border-l-4 px-4 py-3", edge)}
    >
      <summary className="min-h-6 font-semibold">
        {title} ({findings.length}) <span className="font-normal">{note}</span>
      </summary>
      <ul className="mt-3 grid list-disc gap-1.5 pl-5">
        {findings.map((finding) => {
          const num = squareOf(finding);
          return (
            <li key={`${finding.where} ${finding.text}`} className="wrap-anywhere">
              {num !== null && (
                <>
                  <a href={`#square-${num}`} className="link">
                    Square {num}
                  </a>
                  {": "}
                </>
              )}
              {finding.text.replace(/^Square \d+: /, "")}
            </li>
          );
        })}
      </ul>
    </details>
  );
}

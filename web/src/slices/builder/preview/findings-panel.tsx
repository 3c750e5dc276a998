import { classNames } from "../../../ui/class-names.ts";
import { aboutOf, type Finding, targetOf } from "../findings.ts";

type FindingsPanelProps = { kind: "errors" | "warnings"; findings: readonly Finding[] };

const LOOKS = {
  errors: {
    title: "Errors",
    note: "The hunt cannot be created while they stand.",
    edge: "border-l-flag bg-flag-wash",
  },
  warnings: {
    title: "Warnings",
    note: "The hunt can be created all the same.",
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
          const { num, part } = aboutOf(finding);
          const target = targetOf(finding);
          return (
            <li key={`${finding.where} ${finding.field} ${finding.text}`} className="wrap-anywhere">
              {target !== null && (
                <>
                  <a
                    href={`#${target}`}
                    className="link"
                    onClick={(event) => {
                      event.preventDefault();
                      goTo(target);
                    }}
                  >
                    {num === null ? "Route" : `Square ${num}${partName(part)}`}
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

/** Focus and view go to what a finding is about; the address stays that of the page. */
function goTo(id: string): void {
  const target = document.getElementById(id);
  target?.scrollIntoView({ block: target.offsetHeight < window.innerHeight ? "center" : "start" });
  // Of a text, what opens it or what it is being written in; a square takes the focus itself.
  const control = target?.hasAttribute("tabindex")
    ? target
    : target?.querySelector("textarea, button");
  if (control instanceof HTMLElement) control.focus({ preventScroll: true });
}

function partName(part: string): string {
  if (part === "clue.mainClue") return ", the clue";
  const line = /^clues\.(\d+)\.text$/.exec(part)?.[1];
  if (line) return `, line ${Number(line) + 1}`;
  const hint = /^hint([123])$/.exec(part)?.[1];
  return hint ? `, hint ${hint}` : "";
}

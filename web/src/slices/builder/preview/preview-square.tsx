import type { DraftSquare, HuntDraftShape } from "@ten-paces/contract";
import { ArrowLeftRight, Dices } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { ThreeWords } from "../../squares/three-words.tsx";
import { AttackTable } from "../attack-table.tsx";
import type { TextPlace } from "../draft-edits.ts";
import { EditableText } from "../editable-text.tsx";
import { FindingLines } from "../finding-lines.tsx";
import { besideNothing, besideText, type Finding, partOf, textTarget } from "../findings.ts";
import { PlaceUses } from "../place-uses.tsx";
import { ScoreBadge } from "../score-badge.tsx";
import { SquareTexts } from "../square-texts.tsx";
import { SquarePlace } from "./square-place.tsx";

type PreviewSquareProps = {
  square: DraftSquare;
  /** The hunt that it is a square of. */
  draft: HuntDraftShape;
  errors: readonly Finding[];
  warnings: readonly Finding[];
  /** Its score is not that of its texts yet. */
  measuring: boolean;
  /** It is being written anew. */
  writing: boolean;
  /** How far the job that writes it is. */
  progress: ReactNode;
  /** It was the last to be. */
  written: boolean;
  /** Some square is: one at a time. */
  locked: boolean;
  onText: (place: TextPlace, text: string) => void;
  onReroll: () => void;
  onSwap: () => void;
};

/** A square of the draft: every text can be changed where it stands. */
export function PreviewSquare(props: PreviewSquareProps) {
  const {
    square,
    draft,
    errors,
    warnings,
    measuring,
    writing,
    progress,
    written,
    locked,
    onText,
    onReroll,
    onSwap,
  } = props;
  const num = square.sequenceNum;
  const lineIds = square.clues.map((line) => line.id);
  const whole = { errors: besideNothing(errors), warnings: besideNothing(warnings) };
  return (
    <Card
      as="article"
      id={`square-${num}`}
      tabIndex={-1}
      className="grid gap-6"
      aria-busy={writing}
    >
      <header className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h3 className="text-xl">Square {num}</h3>
          <div className="flex flex-wrap gap-2">
            <Button
              variant="secondary"
              size="small"
              className="pointer-coarse:min-h-11"
              aria-label={`Reroll square ${num}`}
              busy={writing}
              busyLabel="Writing..."
              disabled={locked}
              icon={<Dices aria-hidden="true" className="size-4" />}
              onClick={onReroll}
            >
              Reroll
            </Button>
            <Button
              variant="secondary"
              size="small"
              className="pointer-coarse:min-h-11"
              aria-label={`Swap Place of square ${num}`}
              disabled={locked}
              icon={<ArrowLeftRight aria-hidden="true" className="size-4" />}
              onClick={onSwap}
            >
              Swap Place
            </Button>
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <ThreeWords address={square.words} source={square.wordSource} />
          <ScoreBadge
            score={square.searchabilityScore}
            attacks={square.attacks}
            measuring={measuring}
          />
          <Badge tone={square.writer === "offline" ? "neutral" : "sky"}>
            {square.writer === "offline" ? "Written offline" : `Written by ${square.writer}`}
          </Badge>
        </div>
        {progress}
        <p role="status" className="text-sm font-medium text-pine empty:hidden">
          {written && `Written anew, for ${square.landmarks[0] ?? "its place"}.`}
        </p>
        <FindingLines {...whole} />
      </header>
      <div className="grid gap-8 lg:grid-cols-[1fr_20rem]">
        <SquareTexts
          square={{ ...square, clue: square.clue.mainClue }}
          renderText={(place, text, label) => (
            <EditableText
              id={textTarget(num, partOf(place, lineIds))}
              label={`${label} of square ${num}`}
              text={text}
              errors={besideText(errors, place, lineIds)}
              warnings={besideText(warnings, place, lineIds)}
              onChange={(changed) => onText(place, changed)}
            />
          )}
        />
        <aside aria-label={`About square ${num}`} className="grid content-start gap-5">
          {square.usedIn.length > 0 && (
            <Aside title="Its place was used before">
              <PlaceUses uses={square.usedIn} />
            </Aside>
          )}
          <Aside title="Where it is">
            <SquarePlace square={square} draft={draft} />
          </Aside>
          <Aside title="Landmarks">
            <ul className="grid gap-0.5">
              {square.landmarks.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </Aside>
          <Aside title="A search finds it">
            <AttackTable attacks={square.attacks} />
          </Aside>
          <Aside title={`Decoys (${square.decoyClues.length})`}>
            {square.decoyClues.length === 0 ? (
              <p className="text-sm text-quiet">None in the clue list.</p>
            ) : (
              <ul className="grid list-disc gap-1 pl-5 text-sm">
                {square.decoyClues.map((text) => (
                  <li key={text} className="whitespace-pre-line">
                    {text}
                  </li>
                ))}
              </ul>
            )}
          </Aside>
        </aside>
      </div>
    </Card>
  );
}

function Aside({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h4 className="label-caps mb-2 text-quiet">{title}</h4>
      {children}
    </section>
  );
}

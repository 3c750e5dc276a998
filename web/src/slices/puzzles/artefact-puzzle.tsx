import type { Artefact, ArtefactKind, ShownPuzzle } from "@ten-paces/contract";
import { Undo2 } from "lucide-react";
import { type ComponentType, Suspense, use, useEffect, useId, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { AnswerBoxes } from "./answer-boxes.tsx";
import { AnswersContext } from "./answers-context.ts";
import { CrossingLines } from "./crossing-lines.tsx";
import type { DrawingProps, Marks } from "./drawing.ts";
import { drawings, haveKeys } from "./drawings.ts";
import { keepWork, readWork, type Work, wordOf } from "./kept-work.ts";
import { NameCheck } from "./name-check.tsx";

type ArtefactPuzzleProps = {
  puzzle: ShownPuzzle;
  artefact: Artefact;
  /** Names what the device keeps; null where nothing is left to be done. */
  notesName: string | null;
};

/** What is drawn of a puzzle, and the boxes that are its answer. */
export function ArtefactPuzzle({ puzzle, artefact, notesName }: ArtefactPuzzleProps) {
  const { answerLength, word } = puzzle;
  const answers = use(AnswersContext);
  const id = useId();
  const [work, setWork] = useState<Work>(() => readWork(notesName, answerLength));
  const [undone, setUndone] = useState<readonly Work[]>([]);
  const [inWords, setInWords] = useState(false);
  const isShut = answers === null || notesName === null;
  const sent = answers?.wordOf(word) ?? "";
  const letters = isShut ? work.letters : lettersOf(sent, answerLength);

  // What the device kept stands in the check-in again when the page is opened.
  const restored = useRef<string | null>(null);
  useEffect(() => {
    if (restored.current === notesName) return;
    restored.current = notesName;
    const kept = readWork(notesName, answerLength);
    if (answers && wordOf(kept.letters) !== "" && answers.wordOf(word) === "")
      answers.setWord(word, wordOf(kept.letters));
  }, [answers, answerLength, notesName, word]);

  function change(next: Partial<Work>): void {
    const whole = { marks: work.marks, letters, ...next };
    setWork(whole);
    keepWork(notesName, whole);
    if (next.letters) answers?.setWord(word, wordOf(next.letters));
  }
  function mark(marks: Marks): void {
    setUndone((before) => [...before.slice(-60), { marks: work.marks, letters }]);
    setWork((before) => ({ ...before, marks }));
    keepWork(notesName, { marks, letters });
  }
  function spell(marksNow: readonly string[]): void {
    const next = Array.from({ length: answerLength }, (_, i) => (marksNow[i] ?? "").toLowerCase());
    answers?.noteKey();
    setWork((before) => {
      const whole = { ...before, letters: next };
      keepWork(notesName, whole);
      return whole;
    });
    answers?.setWord(word, wordOf(next));
  }
  const Drawing = drawings[artefact.kind] as ComponentType<DrawingProps<ArtefactKind>> | undefined;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {Drawing ? (
        <Suspense fallback={<Skeleton className="h-64 w-full" />}>
          <Drawing
            artefact={artefact}
            marks={work.marks}
            onMark={mark}
            onSpell={spell}
            answerLength={answerLength}
            isShut={isShut}
            inWords={inWords}
            id={id}
          />
        </Suspense>
      ) : (
        <p className="text-quiet">This puzzle is newer than this page. Please reload.</p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="small"
          className="max-sm:min-h-11"
          aria-pressed={inWords}
          onClick={() => setInWords((before) => !before)}
        >
          {inWords ? "Drawn" : "In words"}
        </Button>
        {!isShut && (
          <Button
            variant="secondary"
            size="small"
            className="max-sm:min-h-11"
            icon={<Undo2 aria-hidden="true" className="size-4" />}
            disabled={undone.length === 0}
            onClick={() => {
              const last = undone.at(-1);
              setUndone((before) => before.slice(0, -1));
              if (last) change(last);
            }}
          >
            Undo
          </Button>
        )}
        {!isShut && Object.keys(work.marks).length > 0 && (
          <Button
            variant="secondary"
            size="small"
            className="max-sm:min-h-11"
            onClick={() => {
              setUndone((before) => [...before, { marks: work.marks, letters }]);
              change({ marks: {}, letters: letters.map(() => "") });
            }}
          >
            Clear
          </Button>
        )}
      </div>
      {!isShut && puzzle.crossings && answers && (
        <CrossingLines
          crossings={puzzle.crossings}
          letters={letters}
          wordOf={(nth) => answers.wordOf(nth)}
        />
      )}
      {!isShut && puzzle.nameLetters && (
        <NameCheck shared={puzzle.nameLetters} letters={letters} notesName={notesName} />
      )}
      {!isShut && (
        <AnswerBoxes
          word={word}
          letters={letters}
          isShut={isShut}
          hasKeysAbove={haveKeys.has(artefact.kind)}
          onChange={(next) => change({ letters: next })}
          onKey={() => answers?.noteKey()}
          onPaste={() => answers?.notePaste()}
        />
      )}
    </div>
  );
}

function lettersOf(word: string, length: number): string[] {
  return Array.from({ length }, (_, i) => (word[i] ?? "").trim());
}

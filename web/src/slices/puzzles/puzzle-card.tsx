import type { ClueLine, ShownPuzzle } from "@ten-paces/contract";
import { ChevronDown } from "lucide-react";
import { lazy, useState } from "react";
import { arrivalOf } from "../../lazy-page.ts";
import { Badge, DifficultyBadge } from "../../ui/badge.tsx";
import { codeInWords } from "../../ui/code-words.ts";
import { Field } from "../../ui/field.tsx";
import { Later } from "../../ui/later.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { notebook } from "./notes.ts";

// What is asked can be read, and the words be typed, before it is drawn.
const ArtefactPuzzle = lazy(() =>
  arrivalOf(() =>
    import("./artefact-puzzle.tsx").then((module) => ({ default: module.ArtefactPuzzle })),
  ),
);
const PuzzleFigure = lazy(() =>
  arrivalOf(() =>
    import("./puzzle-figure.tsx").then((module) => ({ default: module.PuzzleFigure })),
  ),
);

type PuzzleCardProps = {
  puzzle: ShownPuzzle;
  /** The line of the clue list that carries the same prompt. */
  line: ClueLine | undefined;
  /** Names the notes; null where nothing is left to be noted. */
  notesName: string | null;
};

/** A puzzle whose answer is one word of the address. */
export function PuzzleCard({ puzzle, line, notesName }: PuzzleCardProps) {
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-md border border-contour bg-paper p-4">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h4 className="text-base">
          Word {puzzle.word}{" "}
          <span className="font-sans text-sm font-normal text-quiet">
            {puzzle.answerLength} letters
          </span>
        </h4>
        {line && (
          <span className="flex flex-wrap gap-1.5">
            <DifficultyBadge difficulty={line.difficulty} />
            {/* The heading says which word it is. */}
            {!/^Word \d$/.test(line.category) && <Badge>{codeInWords(line.category)}</Badge>}
          </span>
        )}
      </header>
      {puzzle.artefact ? (
        <>
          <p>{puzzle.prompt}</p>
          {puzzle.howItWorks && <HowItWorks text={puzzle.howItWorks} />}
          <Later wait={<Skeleton className="h-80 w-full" />}>
            <ArtefactPuzzle puzzle={puzzle} artefact={puzzle.artefact} notesName={notesName} />
          </Later>
        </>
      ) : (
        <Task puzzle={puzzle} />
      )}
      {notesName && !puzzle.artefact && (
        <Notes name={notesName} word={puzzle.word} length={puzzle.answerLength} />
      )}
    </article>
  );
}

function HowItWorks({ text }: { text: string }) {
  return (
    <details open className="group rounded-md border border-contour bg-sunken px-3">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-2 font-semibold">
        <span>How this works</span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 text-quiet transition-transform group-open:rotate-180"
        />
      </summary>
      <p className="pb-3 text-sm">{text}</p>
    </details>
  );
}

/** Letters; the builder's own prompt of flags, with their alphabet, has three times as many. */
const LONG_PROMPT = 300;

/** What is asked. Flags are drawn: their description and alphabet, a long text, wait until they are wanted. */
function Task({ puzzle }: { puzzle: ShownPuzzle }) {
  const { figure, prompt } = puzzle;
  if (!figure) return <p>{prompt}</p>;
  const drawing = (
    <Later wait={<Skeleton className="h-64 w-full" />}>
      <PuzzleFigure figure={figure} text={puzzle.textAlternative ?? prompt} />
    </Later>
  );
  // A prompt that an operator wrote, without the alphabet, is short and stands above the flags.
  if (figure.kind !== "semaphore" || prompt.length < LONG_PROMPT) {
    return (
      <>
        <p>{prompt}</p>
        {drawing}
      </>
    );
  }
  return (
    <>
      <p>Somebody signals with two flags, letter by letter. Read the word.</p>
      {drawing}
      <details>
        <summary className="link flex min-h-11 w-fit items-center">
          In words, with the flag alphabet
        </summary>
        <p className="mt-1 text-sm">{prompt}</p>
      </details>
    </>
  );
}

function Notes({ name, word, length }: { name: string; word: number; length: number }) {
  const [text, setText] = useState(() => notebook.read(name));
  return (
    <Field label={`Notes for word ${word}`} hideLabel>
      <TextInput
        mono
        value={text}
        placeholder={`Notes: ${"_ ".repeat(length).trim()}`}
        autoCapitalize="none"
        autoCorrect="off"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          setText(event.target.value);
          notebook.write(name, event.target.value);
        }}
      />
    </Field>
  );
}

import type { HuntContent, SquareRow } from "../hunts/service.ts";
import * as answers from "./answer-rules.ts";
import { judgeClient, judgeDevice } from "./client-rules.ts";
import type { Facts } from "./facts.ts";
import { judgeLookUps } from "./finder-rules.ts";
import * as positions from "./position-rules.ts";
import { type Signal, type Weighed, weighed } from "./signals.ts";
import type { CheckInRow, Sharer } from "./sql.ts";
import { runOf, shownForMs } from "./traces.ts";

/** Reads the signs of cheating in one check-in. Of a hunt that is gone only the client is left to judge. */
export function weigh(row: CheckInRow, facts: Facts, content: HuntContent | null): Weighed {
  const found = clientSignals(row, facts);
  const square = content?.squares[row.squareNum - 1];
  if (content && square) {
    found.push(
      ...(row.kind === "position"
        ? positionSignals(row, facts, content, square)
        : row.kind === "words"
          ? answerSignals(row, facts, content)
          : []),
    );
  }
  return weighed(found);
}

/** What is known by now of an account beside others that left its traces, whichever of them was first. */
export function weighAccount(sharers: readonly Sharer[]): Signal[] {
  return [...judgeDevice(accountsOf(sharers, "device")), ...judgeCopiesOf(sharers)];
}

const accountsOf = (sharers: readonly Sharer[], kind: Sharer["kind"]) => [
  ...new Set(sharers.filter((one) => one.kind === kind).map(({ userId }) => userId)),
];

const judgeCopiesOf = (sharers: readonly Sharer[]) =>
  positions.judgeCopies(sharers.filter(({ kind }) => kind === "fix").map(({ userId }) => userId));

function clientSignals({ evidence }: CheckInRow, { sharers }: Facts): Signal[] {
  return judgeClient({
    automated: evidence.automated === true,
    agent: evidence.agent,
    // What was stored before devices had names says nothing about them.
    named: evidence.device !== null,
    onDevice: accountsOf(sharers, "device"),
    onNetwork: accountsOf(sharers, "network"),
  });
}

function positionSignals(
  row: CheckInRow,
  facts: Facts,
  { hunt }: HuntContent,
  square: SquareRow,
): Signal[] {
  const center = { lat: square.lat, lng: square.lng };
  const [here, before] = facts.positions;
  const inState = hunt.type === "STATE" && before?.huntId === row.huntId;
  const lookUps = facts.lookUps.map(({ lat, lng, at, accuracyM }) => ({
    lat,
    lng,
    atMs: at.getTime(),
    pointed: accuracyM === null,
  }));
  return [
    ...(here && before ? positions.judgeTravel(seenAt(before), seenAt(here), inState) : []),
    ...positions.judgeFixes(fixesOf(row), center),
    ...judgeCopiesOf(facts.sharers),
    ...positions.judgeTimeZone(row.evidence.timeZone, center, row.at),
    ...judgeLookUps(lookUps, facts.positions.map(seenAt), center),
  ];
}

/** The fixes of a check-in; of one from before they were kept the one that was judged. */
function fixesOf(row: CheckInRow): positions.SeenFix[] {
  const { fixes } = row.evidence;
  if (!fixes) return [{ ...seenAt(row), accuracyM: row.accuracyM ?? 0 }];
  return fixes.map(({ lat, lng, accuracy, at }) => ({ lat, lng, accuracyM: accuracy, atMs: at }));
}

/** Where a check-in was judged to be, and when that was measured. */
function seenAt({ lat, lng, at, evidence }: CheckInRow): positions.Seen {
  const judged = evidence.fixes?.find((fix) => fix.lat === lat && fix.lng === lng);
  return { lat: lat ?? 0, lng: lng ?? 0, atMs: judged?.at ?? at.getTime() };
}

function answerSignals(row: CheckInRow, { tries, alike }: Facts, content: HuntContent): Signal[] {
  const typed = answers.judgeTyping(row.evidence.typing);
  if (!row.success) return typed;
  const solved = tries
    .filter(({ success }) => success)
    .map((one) => ({
      shownForMs: shownForMs(one),
      characters: charactersOf(content, one.squareNum),
    }));
  return [
    ...typed,
    ...answers.judgeReading(shownForMs(row), charactersOf(content, row.squareNum)),
    ...answers.judgeRunPace(solved),
    ...answers.judgePaceOfOthers(runOf(tries), alike),
  ];
}

/** How much there is to read in a square: its clue and its puzzles. */
function charactersOf({ squares }: HuntContent, squareNum: number): number {
  const square = squares[squareNum - 1];
  if (!square) return 0;
  return square.puzzles.reduce((sum, { prompt }) => sum + prompt.length, square.clue.length);
}

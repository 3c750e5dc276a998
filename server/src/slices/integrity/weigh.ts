import type { Deps } from "../../lib/deps.ts";
import type { HuntContent, SquareRow } from "../hunts/service.ts";
import { listLookUps, lookUpsKeptDays } from "../squares/service.ts";
import * as answers from "./answer-rules.ts";
import { judgeClient, judgeDevice } from "./client-rules.ts";
import { judgeLookUps } from "./finder-rules.ts";
import * as positions from "./position-rules.ts";
import { type Signal, type Weighed, weighed } from "./signals.ts";
import * as sql from "./sql.ts";
import { runOf, shownForMs, traceOfPace, tracesOf } from "./traces.ts";

const dayMs = 24 * 3600 * 1000;
const mostSharers = 200;
const mostLookUps = 2_000;
const mostPositions = 40;
const mostTries = 3_000;
const mostAlike = 40;

/** Reads the signs of cheating in one check-in. Its traces are written already. */
export async function weigh(
  deps: Deps,
  row: sql.CheckInRow,
  content: HuntContent | null,
): Promise<Weighed> {
  const traces = tracesOf(deps.fingerprint, row);
  const sharers = await sql.listSharers(deps.db, row.userId, traces, mostSharers);
  const found = clientSignals(row, sharers);
  const square = content?.squares[row.squareNum - 1];
  if (content && square) {
    found.push(
      ...(row.kind === "position"
        ? await positionSignals(deps, row, content, square, sharers)
        : await answerSignals(deps, row, content)),
    );
  }
  return weighed(found);
}

type Sharer = sql.Trace & { userId: string };

const sharersOf = (sharers: readonly Sharer[], kind: sql.Trace["kind"]) => [
  ...new Set(sharers.filter((one) => one.kind === kind).map(({ userId }) => userId)),
];

function clientSignals({ evidence }: sql.CheckInRow, sharers: readonly Sharer[]): Signal[] {
  return judgeClient({
    automated: evidence.automated === true,
    agent: evidence.agent,
    // What was stored before devices had names says nothing about them.
    named: evidence.device !== null,
    onDevice: sharersOf(sharers, "device"),
    onNetwork: sharersOf(sharers, "network"),
  });
}

/** What is known by now of an account beside other accounts, whichever of them was first. */
export async function weighAccount({ db }: Pick<Deps, "db">, userId: string): Promise<Signal[]> {
  const sharers = await sql.listSharersOf(db, userId, mostSharers);
  const ids = (kind: "device" | "fix") =>
    sharers.filter((one) => one.kind === kind).map((one) => one.userId);
  return [...judgeDevice([...new Set(ids("device"))]), ...positions.judgeCopies(ids("fix"))];
}

async function positionSignals(
  { db }: Deps,
  row: sql.CheckInRow,
  { hunt }: HuntContent,
  square: SquareRow,
  sharers: readonly Sharer[],
): Promise<Signal[]> {
  const center = { lat: square.lat, lng: square.lng };
  const own = await sql.listPositions(db, row.userId, row.id, mostPositions);
  const [here, before] = own.map((one) => ({ huntId: one.huntId, ...seenAt(one) }));
  const since = new Date(row.at.getTime() - lookUpsKeptDays * dayMs);
  const lookUps = await listLookUps(db, row.userId, since, mostLookUps);
  const copied = sharers.filter(({ kind }) => kind === "fix").map(({ userId }) => userId);
  const inState = hunt.type === "STATE" && before?.huntId === row.huntId;
  return [
    ...(here && before ? positions.judgeTravel(before, here, inState) : []),
    ...positions.judgeFixes(fixesOf(row), center),
    ...positions.judgeCopies(copied),
    ...positions.judgeTimeZone(row.evidence.timeZone, center, row.at),
    ...judgeLookUps(
      lookUps
        .filter(({ at }) => at <= row.at)
        .map(({ lat, lng, at, accuracyM }) => ({
          lat,
          lng,
          atMs: at.getTime(),
          pointed: accuracyM === null,
        })),
      own.map(seenAt),
      center,
    ),
  ];
}

/** The fixes of a check-in; of one from before they were kept the one that was judged. */
function fixesOf(row: sql.CheckInRow): positions.SeenFix[] {
  const { fixes } = row.evidence;
  if (!fixes) return [{ ...seenAt(row), accuracyM: row.accuracyM ?? 0 }];
  return fixes.map(({ lat, lng, accuracy, at }) => ({ lat, lng, accuracyM: accuracy, atMs: at }));
}

/** Where a check-in was judged to be, and when that was measured. */
function seenAt({ lat, lng, at, evidence }: sql.CheckInRow): positions.Seen {
  const judged = evidence.fixes?.find((fix) => fix.lat === lat && fix.lng === lng);
  return { lat: lat ?? 0, lng: lng ?? 0, atMs: judged?.at ?? at.getTime() };
}

async function answerSignals(
  { db, fingerprint }: Deps,
  row: sql.CheckInRow,
  content: HuntContent,
): Promise<Signal[]> {
  const found = answers.judgeTyping(row.evidence.typing);
  if (!row.success) return found;
  const tries = await sql.listTries(db, row.huntId, [row.userId], mostTries);
  const upTo = tries.slice(0, tries.findIndex(({ id }) => id === row.id) + 1);
  const solved = upTo.filter(({ success }) => success);
  const mine = runOf(upTo);
  const last = mine.at(-1);
  found.push(
    ...answers.judgeReading(shownForMs(row), charactersOf(content, row.squareNum)),
    ...answers.judgeRunPace(
      solved.map((one) => ({
        shownForMs: shownForMs(one),
        characters: charactersOf(content, one.squareNum),
      })),
    ),
  );
  if (last) {
    const near = answers
      .paceBuckets(last.gapMs)
      .near.map((bucket) => traceOfPace(fingerprint, row, bucket));
    const alike = await sql.listSharers(db, row.userId, near, mostAlike);
    found.push(...answers.judgePaceOfOthers(mine, await runsOf(db, row.huntId, alike)));
  }
  return found;
}

async function runsOf(
  db: Deps["db"],
  huntId: string,
  sharers: readonly Sharer[],
): Promise<Map<string, answers.Try[]>> {
  const ids = sharersOf(sharers, "pace");
  if (ids.length === 0) return new Map();
  const rows = await sql.listTries(db, huntId, ids, mostTries);
  return new Map(ids.map((id) => [id, runOf(rows.filter(({ userId }) => userId === id))]));
}

/** How much there is to read in a square: its clue and its puzzles. */
function charactersOf({ squares }: HuntContent, squareNum: number): number {
  const square = squares[squareNum - 1];
  if (!square) return 0;
  return square.puzzles.reduce((sum, { prompt }) => sum + prompt.length, square.clue.length);
}

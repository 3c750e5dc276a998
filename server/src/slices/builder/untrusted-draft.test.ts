import * as contract from "@ten-paces/contract";
import type { Place } from "@ten-paces/hunt-builder";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { type Hunter, makeAdmin } from "../../../test/factories.ts";
import { readLibraryFiles } from "../places/service.ts";

let app: TestApp;
let admin: Hunter;
const places = (): Place[] => readLibraryFiles(["kansas"]);

beforeAll(async () => {
  app = await testApp({}, places);
  admin = await makeAdmin(app);
  app.deps.jobs.start(20);
});
afterAll(() => app.close());

async function build(
  variant: "PHYSICAL" | "DIGITAL",
  seed = "untrusted",
): Promise<contract.HuntDraftShape> {
  const body = {
    state: "KANSAS",
    variant,
    difficulty: "MEDIUM",
    prizePool: 0.25,
    totalSquares: 5,
    aiResistant: true,
    includeDecoys: true,
    seed: `${seed} ${variant}`,
  } as const;
  const { hunt } = await app.ask(contract.generateHunt, { body }, admin);
  if (!hunt) throw new Error("The hunt was not built in time.");
  return hunt;
}

const hasDoors = ({ puzzles }: contract.HuntDraftShape["squares"][number]): boolean =>
  puzzles.some(({ kind }) => kind === "doors");

/** Which kinds of puzzles a seed draws changes with the library. */
async function buildWithDoors(): Promise<contract.HuntDraftShape> {
  for (let seed = 0; seed < 12; seed += 1) {
    const hunt = await build("DIGITAL", `untrusted ${seed}`);
    if (hunt.squares.some(hasDoors)) return hunt;
  }
  throw new Error("None of twelve drafts has doors.");
}

/** Doors whose letters spell nothing. */
function elsewhere(artefact: contract.Artefact | undefined): contract.Artefact {
  if (artefact?.kind !== "doors") throw new Error("These are no doors.");
  return {
    kind: "doors",
    rows: artefact.rows.map(({ doors }) => ({
      doors: doors.map((door) => ({ ...door, letters: "QZ".slice(0, door.letters.length) })),
    })),
  };
}

const create = (hunt: unknown) =>
  app.call(contract.createBuiltHunt, { body: { hunt } } as never, admin);

test("numbers that are none of a hunt's are refused with a sentence", async () => {
  const hunt = await build("PHYSICAL");
  for (const [change, sentence] of [
    [{ estimatedDuration: -5 }, "A hunt takes at least 5 minutes."],
    [{ estimatedDuration: 30.5 }, "Please enter whole minutes."],
    [{ estimatedDuration: 1e12 }, "A hunt takes at most 30 days, which are 43,200 minutes."],
    [{ prizePool: -1 }, "Please enter an amount in BTC of 0 or more."],
    [{ prizePool: 0.123456789 }, "An amount in BTC has at most 8 decimals."],
  ] as const) {
    const body = { hunt: { ...hunt, ...change } };
    for (const endpoint of [contract.validateHunt, contract.createBuiltHunt]) {
      const answer = await app.call(endpoint, { body } as never, admin);
      expect(answer, sentence).toMatchObject({ status: 400, body: { error: sentence } });
    }
  }
});

test("score and type are the server's, whatever the draft says", async () => {
  const hunt = await build("PHYSICAL");
  const lying = {
    ...hunt,
    type: "NATIONAL" as const,
    squares: hunt.squares.map((square) => ({ ...square, searchabilityScore: 0, attacks: [] })),
  };
  const { body } = await create(lying);
  const params = { id: String(body.huntId) };
  const { hunt: stored } = await app.ask(contract.getAdminHunt, { params }, admin);
  expect(stored.type).toBe("STATE");
  const measured = hunt.squares.map((square) => square.searchabilityScore);
  const kept = stored.squares.map((square) => square.searchabilityScore ?? -1);
  for (const [index, score] of kept.entries()) expect(score).toBeCloseTo(measured[index] ?? -1, 5);
  expect(Math.max(...kept)).toBeGreaterThan(0);
});

test("a drawing that leads elsewhere and a name that tells are errors, in stock too", async () => {
  const hunt = await buildWithDoors();
  const square = hunt.squares.find(hasDoors);
  const puzzle = square?.puzzles.find(({ kind }) => kind === "doors");
  if (!square || !puzzle) throw new Error("The draft has no puzzle.");
  const unsolvable = {
    ...hunt,
    squares: hunt.squares.map((one) =>
      one !== square
        ? one
        : {
            ...one,
            puzzles: one.puzzles.map((each) =>
              each === puzzle ? { ...each, artefact: elsewhere(each.artefact) } : each,
            ),
          },
    ),
  };
  const codes = async (draft: contract.HuntDraftShape) =>
    (await app.ask(contract.validateHunt, { body: { hunt: draft } }, admin)).validation.errors.map(
      ({ code, field }) => `${code} ${field}`,
    );
  expect(await codes(unsolvable)).toEqual([expect.stringContaining("puzzle_unsolved squares.")]);
  expect((await create(unsolvable)).status).toBe(422);
  // Plain words, as in "Milford Dam", are no name by themselves: one that is telling is found beside them.
  const names = hunt.squares.map(({ landmarks }) => landmarks[0]).join(" and ");
  const telling = `Hunt at ${names}`.slice(0, 120).trim();
  expect(await codes({ ...hunt, name: telling })).toEqual(["leak name"]);

  const made = await create(hunt);
  const params = { id: String(made.body.huntId) };
  const renamed = await app.call(contract.updateHunt, { params, body: { name: telling } }, admin);
  expect(renamed).toMatchObject({
    status: 422,
    body: { code: "text_refused", findings: [{ field: "name" }] },
  });
  const emptied = await app.call(
    contract.updateSquare,
    {
      params: { ...params, num: square.sequenceNum },
      body: {
        clues: [{ id: puzzle.clueId, text: `It is ${square.words.split(".")[puzzle.word - 1]}.` }],
      },
    },
    admin,
  );
  expect(emptied).toMatchObject({ status: 422, body: { code: "text_refused" } });
});

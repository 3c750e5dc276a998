import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { type Hunter, makeAdmin, makeHunter } from "../../../test/factories.ts";
import { readLibraryFiles } from "../places/service.ts";

// An ordinary account at home, with the whole library of places and the finder: what squares does it find?
let app: TestApp;
let hunter: Hunter;
let places: { lat: number; lng: number }[];
const answers = new Set<string>();

beforeAll(async () => {
  const library = readLibraryFiles(["kansas"]);
  app = await testApp({}, () => library);
  const admin = await makeAdmin(app);
  hunter = await makeHunter(app);
  app.deps.jobs.start(20);
  places = library.flatMap(({ point, stand }) => [
    point,
    ...(stand ? [{ lat: stand.at[0], lng: stand.at[1] }] : []),
  ]);
  for (const variant of ["PHYSICAL", "DIGITAL"] as const) {
    const { hunt } = await app.ask(
      contract.generateHunt,
      {
        body: {
          state: "KANSAS",
          variant,
          difficulty: "MEDIUM",
          prizePool: 0.25,
          totalSquares: 10,
          aiResistant: false,
          includeDecoys: false,
        },
      },
      admin,
    );
    if (!hunt) throw new Error("The hunt was not built in time.");
    for (const { words } of hunt.squares) answers.add(words);
  }
});
afterAll(() => app.close());

test("typed coordinates of every place are refused", async () => {
  expect(places.length).toBeGreaterThan(100);
  for (const point of places) {
    const answer = await app.call(contract.locateSquare, { query: point }, hunter);
    expect(answer).toMatchObject({ status: 400, body: { code: "position_needed" } });
  }
});

test("forged positions at every place and stand tell the words of no square, and are all kept", async () => {
  expect(answers.size).toBe(20);
  const told = new Set<string>();
  for (const point of places) {
    const query = { ...point, accuracy: 5, at: app.clock.now().getTime() };
    told.add((await app.ask(contract.locateSquare, { query }, hunter)).words);
  }
  expect(told.size).toBeGreaterThan(80);
  expect([...told].filter((words) => answers.has(words))).toEqual([]);
});

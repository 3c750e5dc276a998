import * as contract from "@ten-paces/contract";
import { afterEach, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { makeAdmin } from "../../../test/factories.ts";
import { readLibraryFiles } from "../places/service.ts";

let app: TestApp;
afterEach(() => app.close());

const kansas = readLibraryFiles(["kansas"]);
const atchison = kansas.filter(({ id }) => id === "amelia-earhart-birthplace-museum");
const standing = kansas.filter((place) => place.stand && !atchison.includes(place));

const form = {
  name: "By the River",
  state: "KANSAS",
  type: "STATE",
  variant: "PHYSICAL",
  thresholdBTC: 0.5,
  prizePool: 0.375,
  totalSquares: 5,
  status: "AVAILABLE",
} as const;

test("a square is not surveyed across the border of its state", async () => {
  app = await testApp({}, () => [...atchison, ...standing.slice(0, 4)]);
  const admin = await makeAdmin(app);
  const made = await app.ask(contract.createHunt, { body: form }, admin);
  const { id } = made.hunt;
  const read = async () =>
    (await app.ask(contract.getAdminHunt, { params: { id } }, admin)).hunt.squares;
  const squares = await read();
  const num = squares.findIndex(({ landmarks }) => landmarks[0] === atchison[0]?.name) + 1;
  expect(num).toBeGreaterThan(0);
  const survey = (position: { lat: number; lng: number }) =>
    app.call(
      contract.surveySquare,
      { params: { id, num }, body: { ...position, accuracy: 5 } },
      admin,
    );
  // Under three miles to the north-east, over the Missouri River.
  const across = await survey({ lat: 39.5648, lng: -95.0643 });
  expect(across).toMatchObject({ status: 422, body: { code: "wrong_state" } });
  expect(across.body.error).toMatch(
    /^The square lies 1\.5 miles inside Missouri, not in Kansas\.$/,
  );
  expect((await read())[num - 1]).toMatchObject({
    surveyed: false,
    w3wAddress: squares[num - 1]?.w3wAddress,
  });
});

test("the form is told when too few of a state's places have ground to stand on", async () => {
  const nowhere = standing.slice(4, 12).map((place) => ({ ...place, stand: null }));
  app = await testApp({}, () => [...standing.slice(0, 3), ...nowhere]);
  const admin = await makeAdmin(app);
  const answer = await app.call(contract.createHunt, { body: form }, admin);
  expect(answer).toMatchObject({ status: 422, body: { code: "too_few_places", needed: 5 } });
  expect(answer.body.unusedPlaces).toBeLessThan(5);
  expect(answer.body.reason).toBe("KANSAS has 3 unused places left, and the hunt needs 5.");
  const { hunts } = await app.ask(contract.listAdminHunts, { query: {} }, admin);
  expect(hunts).toEqual([]);
  // A digital hunt asks nobody to stand there.
  const digital = { ...form, variant: "DIGITAL" as const };
  await app.ask(contract.createHunt, { body: digital }, admin);
});

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { TestClock } from "../../../test/build-app.ts";
import { stubKey, What3WordsStub } from "../../../test/what3words-stub.ts";
import { AddressesAway } from "./provider.ts";
import { askWhat3words } from "./what3words.ts";

let stub: What3WordsStub;
beforeAll(async () => {
  stub = await What3WordsStub.start();
});
afterAll(() => stub.close());
beforeEach(() => {
  stub.trouble = () => null;
  stub.calls.length = 0;
});

const point = { lat: 38.5, lng: -98.5 };
/** Three tries, none of which waits long. */
const patience = { tryMs: 150, waitsMs: [1, 1] };
const clock = new TestClock();
const provider = (apiKey = stubKey) =>
  askWhat3words({ apiKey, apiBase: stub.base }, clock, patience);
const failure = async (asked: Promise<unknown>): Promise<AddressesAway> => {
  const error = await asked.catch((thrown: unknown) => thrown);
  if (!(error instanceof AddressesAway)) throw error;
  return error;
};

test("tells the square of a point, with its edges", async () => {
  const { words, coordinates, square } = stub.squareAt(point);
  expect(await provider().ask(point)).toEqual({
    words,
    center: coordinates,
    bounds: {
      south: square.southwest.lat,
      west: square.southwest.lng,
      north: square.northeast.lat,
      east: square.northeast.lng,
    },
    wordSource: "what3words",
  });
});

test("the key goes out in a header, and stands in no address", async () => {
  await provider().ask(point);
  expect(stub.calls.map(({ headers }) => headers["x-api-key"])).toEqual([stubKey]);
  expect(stub.calls[0]?.url).toContain("coordinates=38.5%2C-98.5");
  expect(stub.calls[0]?.url).not.toContain(stubKey);
});

test.each([
  ["key", "key"],
  ["quota", "quota"],
  ["coordinates", "refused"],
  ["garbage", "garbled"],
  ["elsewhere", "garbled"],
] as const)("%s is %s after one call", async (trouble, reason) => {
  stub.trouble = () => trouble;
  expect((await failure(provider().ask(point))).reason).toBe(reason);
  expect(stub.calls).toHaveLength(1);
});

test.each(["fail", "busy", "cut", "hang", "redirect"] as const)(
  "%s is tried three times, and is away then",
  async (trouble) => {
    stub.trouble = () => trouble;
    const { reason, message, cause } = await failure(provider().ask(point));
    expect(reason).toBe("away");
    expect(stub.calls).toHaveLength(3);
    // Neither the key nor the place is in what is logged.
    expect([message, cause]).toEqual([expect.not.stringMatching(/38\.5|STUB/), undefined]);
    expect(stub.calls.every(({ url }) => url.startsWith("/v3/"))).toBe(true);
  },
);

test("what fails once is answered all the same", async () => {
  stub.trouble = (call) => (call < 3 ? "fail" : null);
  expect((await provider().ask(point))?.words).toBe(stub.squareAt(point).words);
});

test("after trouble it is left in peace for a while, and asked again then", async () => {
  const asked = provider("a wrong key");
  expect((await failure(asked.ask(point))).reason).toBe("key");
  expect((await failure(asked.ask(point))).reason).toBe("key");
  expect(stub.calls).toHaveLength(1);
  expect(asked.trouble).toEqual({ reason: "key", since: clock.now() });
  clock.advance(21);
  await failure(asked.ask(point));
  expect(stub.calls).toHaveLength(2);
});

test("trouble is over with the next answer", async () => {
  const asked = provider();
  stub.trouble = () => "quota";
  await failure(asked.ask(point));
  stub.trouble = () => null;
  clock.advance(21);
  await asked.ask(point);
  expect(asked.trouble).toBeNull();
});

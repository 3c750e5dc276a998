import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import {
  fixesAt,
  type Hunter,
  makeAdmin,
  makeHunt,
  makeHunter,
  makePlayer,
} from "../../../test/factories.ts";

let app: TestApp;
let admin: Hunter;

beforeAll(async () => {
  app = await testApp();
  admin = await makeAdmin(app);
});
afterAll(() => app.close());

describe("changes of a hunt", () => {
  test("a second live hunt of a state and variant is refused by the database", async () => {
    const live = await makeHunt(app, { state: "RHODE ISLAND" });
    const stock = await makeHunt(app, { state: "RHODE ISLAND", status: "AVAILABLE" });
    const open = { params: { id: stock }, body: { status: "ACTIVE" as const } };
    expect(await app.call(contract.updateHunt, open, admin)).toMatchObject({
      status: 409,
      body: { error: "A hunt with this state and variant already exists." },
    });
    await app.ask(contract.updateHunt, { params: { id: live }, body: { status: "PAUSED" } }, admin);
    expect((await app.call(contract.updateHunt, open, admin)).status).toBe(409);
    await app.ask(contract.updateHunt, { params: { id: live }, body: { status: "ACTIVE" } }, admin);
  });

  test("a hunt with active subscriptions cannot be deleted", async () => {
    const huntId = await makeHunt(app, { state: "GUAM" });
    await makePlayer(app, huntId);
    const answer = await app.call(contract.deleteHunt, { query: { huntId } }, admin);
    expect(answer).toMatchObject({
      status: 400,
      body: { error: "Cannot delete hunt. It may have active subscriptions." },
    });
    const free = await makeHunt(app, { state: "OHIO" });
    await app.ask(contract.deleteHunt, { query: { huntId: free } }, admin);
    expect((await app.call(contract.getAdminHunt, { params: { id: free } }, admin)).status).toBe(
      404,
    );
  });

  test("every call of the administration asks for an administrator", async () => {
    const hunter = await makeHunter(app);
    const huntId = await makeHunt(app, { state: "MAINE", status: "AVAILABLE" });
    const calls = [
      app.call(contract.listAdminHunts, { query: {} }, hunter),
      app.call(contract.getAdminHunt, { params: { id: huntId } }, hunter),
      app.call(contract.updateHunt, { params: { id: huntId }, body: { name: "x" } }, hunter),
      app.call(contract.deleteHunt, { query: { huntId } }, hunter),
      app.call(contract.generateAllHunts, { body: {} }, hunter),
      app.call(contract.getStock, {}, hunter),
      app.call(contract.listPlaces, { query: {} }, hunter),
      app.call(contract.getBuilderOptions, {}, hunter),
      app.call(contract.listAudit, { query: {} }, hunter),
      app.call(contract.getAdminStats, {}, hunter),
    ];
    for (const answer of await Promise.all(calls)) expect(answer.status).toBe(403);
  });
});

describe("seals", () => {
  test("a hunt is sealed when it opens, anew when edited, and can be verified when complete", async () => {
    const huntId = await makeHunt(app, { state: "IOWA", status: "AVAILABLE" });
    const seals = () => app.ask(contract.getSeals, { params: { id: huntId } });
    expect((await app.call(contract.getSeals, { params: { id: huntId } })).status).toBe(404);
    await app.ask(
      contract.updateHunt,
      { params: { id: huntId }, body: { status: "ACTIVE" } },
      admin,
    );
    const opened = await seals();
    expect(opened.seals).toMatchObject([{ version: 1, leaves: null }]);
    await app.ask(contract.updateHunt, { params: { id: huntId }, body: { prizePool: 0.4 } }, admin);
    const edited = await seals();
    expect(edited.seals).toMatchObject([
      { version: 2, cause: "The prize pool was changed" },
      { version: 1 },
    ]);
    expect(JSON.stringify(edited)).not.toContain("secret");
    await app.ask(
      contract.updateHunt,
      { params: { id: huntId }, body: { status: "COMPLETE" } },
      admin,
    );
    const published = await seals();
    for (const seal of published.seals) {
      expect(await contract.sealRoot(seal.leaves ?? [])).toBe(seal.root);
    }
    const leaves = published.seals[0]?.leaves ?? [];
    const forged = leaves.map((leaf, index) => (index === 3 ? { ...leaf, value: "other" } : leaf));
    expect(await contract.sealRoot(forged)).not.toBe(published.seals[0]?.root);
  });
});

describe("squares", () => {
  test("are surveyed on the spot, by a good position, before anybody is past them", async () => {
    const huntId = await makeHunt(app, { state: "UTAH" });
    const { hunt } = await app.ask(contract.getAdminHunt, { params: { id: huntId } }, admin);
    const center = hunt.squares[0]?.center ?? { lat: 0, lng: 0 };
    const pin = (num: number, accuracy: number, north: number) =>
      app.call(
        contract.surveySquare,
        {
          params: { id: huntId, num },
          body: { lat: center.lat + north, lng: center.lng, accuracy },
        },
        admin,
      );
    expect(await pin(1, 30, 0)).toMatchObject({ status: 422, body: { code: "too_inaccurate" } });
    expect(await pin(1, 5, 1)).toMatchObject({ status: 422, body: { code: "too_far" } });
    const pinned = await pin(1, 5, 0.001);
    expect(pinned).toMatchObject({ status: 200, body: { square: { surveyed: true } } });
    expect(pinned.body.movedFt).toBeGreaterThan(300);
    const player = await makePlayer(app, huntId);
    const old = { squareNum: 1, fixes: fixesAt(app, 1) };
    const missed = await app.ask(contract.checkIn, { params: { id: huntId }, body: old }, player);
    expect(missed.outcome).toBe("not_here");
    const there = { squareNum: 1, fixes: fixesAt(app, 1, 0.001 * 111_195) };
    const solved = await app.ask(contract.checkIn, { params: { id: huntId }, body: there }, player);
    expect(solved.outcome).toBe("solved");
    expect(await pin(1, 5, 0)).toMatchObject({ status: 409, body: { code: "already_started" } });
  });

  test("stay within three miles of where they first lay, however often, and the last survey can be undone", async () => {
    const id = await makeHunt(app, { state: "OREGON" });
    const readSquares = async () =>
      (await app.ask(contract.getAdminHunt, { params: { id } }, admin)).hunt.squares;
    const [first, second] = await readSquares();
    const center = first?.center ?? { lat: 0, lng: 0 };
    const params = { id, num: 1 };
    const pin = (north: number) => {
      const body = { lat: center.lat + north, lng: center.lng, accuracy: 5 };
      return app.call(contract.surveySquare, { params, body }, admin);
    };
    const undo = () => app.call(contract.undoSurvey, { params }, admin);
    expect(await undo()).toMatchObject({ status: 409, body: { code: "nothing_to_undo" } });
    // Two miles, and two more: the second is four from where the square first lay.
    expect((await pin(0.029)).status).toBe(200);
    const surveyed = (await readSquares())[0];
    expect(await pin(0.058)).toMatchObject({ status: 422, body: { code: "too_far" } });
    expect((await pin(-0.029)).status).toBe(200);
    const taken = { ...second?.center, accuracy: 5 };
    expect(
      await app.call(contract.surveySquare, { params, body: taken } as never, admin),
    ).toMatchObject({ status: 409, body: { code: "address_taken" } });
    expect(await undo()).toMatchObject({
      status: 200,
      body: { square: { w3wAddress: surveyed?.w3wAddress, surveyed: true, undoable: false } },
    });
    expect((await undo()).status).toBe(409);
    const { seals } = await app.ask(contract.getSeals, { params: { id } });
    expect(seals[0]?.cause).toBe("The survey of square 1 was taken back");
  });
});

import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { type Hunter, makeAdmin, makeHunt, makePlayer } from "../../../test/factories.ts";
import { readLibraryFiles } from "../places/service.ts";

let app: TestApp;
let admin: Hunter;

beforeAll(async () => {
  app = await testApp({}, () => readLibraryFiles(["kansas"]));
  admin = await makeAdmin(app);
});
afterAll(() => app.close());

const read = async (id: string) =>
  (await app.ask(contract.getAdminHunt, { params: { id } }, admin)).hunt;
const put = (id: string, body: Record<string, unknown>) =>
  app.call(contract.updateHunt, { params: { id }, body }, admin);

describe("the version of a hunt", () => {
  test("an edit of an older one is told what changed and by whom, and writes nothing", async () => {
    const id = await makeHunt(app, { state: "OHIO", status: "AVAILABLE" });
    const seen = (await read(id)).version;
    expect((await put(id, { prizePool: 1.5, version: seen })).status).toBe(200);
    const late = await put(id, { name: "A better name", prizePool: 0.375, version: seen });
    expect(late).toMatchObject({
      status: 409,
      body: {
        code: "stale",
        version: seen + 1,
        changes: [{ by: admin.email, fields: [{ name: "prizePool", before: 0.375, after: 1.5 }] }],
      },
    });
    expect(await read(id)).toMatchObject({ name: "The OHIO Test Hunt", prizePool: 1.5 });
    const kept = await put(id, { name: "A better name", version: seen + 1 });
    expect(kept).toMatchObject({ body: { hunt: { prizePool: 1.5, version: seen + 2 } } });
  });

  test("without one only the fields that are sent change, and nothing sent is no change", async () => {
    const id = await makeHunt(app, { state: "IDAHO", status: "AVAILABLE" });
    await put(id, { prizePool: 1.5 });
    await put(id, { name: "Only a name" });
    const { version, ...hunt } = await read(id);
    expect(hunt).toMatchObject({ name: "Only a name", prizePool: 1.5 });
    await put(id, {});
    await put(id, { name: "Only a name", prizePool: 1.5 });
    expect((await read(id)).version).toBe(version);
    const { entries } = await app.ask(contract.listAudit, { query: {} }, admin);
    expect(entries.filter((entry) => entry.subject === `hunt ${id}`)).toMatchObject([
      { before: { name: "The IDAHO Test Hunt" }, after: { name: "Only a name" } },
      { before: { prizePool: 0.375 }, after: { prizePool: 1.5 } },
    ]);
  });

  test("is the squares' too", async () => {
    const { hunt } = await app.ask(
      contract.createHunt,
      {
        body: {
          name: "A Walk",
          state: "KANSAS",
          type: "STATE",
          variant: "PHYSICAL",
          thresholdBTC: 0.5,
          prizePool: 0.375,
          totalSquares: 5,
          status: "AVAILABLE",
        },
      },
      admin,
    );
    const params = { id: hunt.id, num: 1 };
    const square = (await read(hunt.id)).squares[0];
    const hint3 = `Look closely. ${square?.hint3}`;
    const edited = await app.ask(
      contract.updateSquare,
      { params, body: { hint3, version: hunt.version } },
      admin,
    );
    expect(edited.version).toBe(hunt.version + 1);
    const late = await app.call(
      contract.updateSquare,
      { params, body: { hint3: "Another.", version: hunt.version } },
      admin,
    );
    expect(late).toMatchObject({
      status: 409,
      body: {
        code: "stale",
        changes: [{ action: "edit square", fields: [{ name: "hint3", after: hint3 }] }],
      },
    });
  });
});

describe("the hunt that opens next", () => {
  test("is the one that was marked, and the mark goes with it", async () => {
    const live = await makeHunt(app, { state: "NEVADA" });
    const oldest = await makeHunt(app, { state: "NEVADA", status: "AVAILABLE" });
    app.clock.advance(60);
    const wanted = await makeHunt(app, { state: "NEVADA", status: "AVAILABLE" });
    expect(await put(live, { next: true })).toMatchObject({
      status: 409,
      body: { code: "not_in_stock" },
    });
    await put(oldest, { next: true });
    await put(wanted, { next: true });
    expect([(await read(oldest)).next, (await read(wanted)).next]).toEqual([false, true]);
    await put(live, { status: "CANCELED" });
    expect(await read(wanted)).toMatchObject({ status: "ACTIVE", next: false });
    expect((await read(oldest)).status).toBe("AVAILABLE");
  });
});

describe("a prize", () => {
  test("of a live hunt is not cut while anybody is subscribed", async () => {
    const id = await makeHunt(app, { state: "UTAH" });
    expect((await put(id, { prizePool: 0.3 })).status).toBe(200);
    await makePlayer(app, id);
    expect(await put(id, { prizePool: 0.2 })).toMatchObject({
      status: 409,
      body: { code: "prize_promised", subscribers: 1 },
    });
    expect((await put(id, { prizePool: 0.4 })).status).toBe(200);
    expect((await read(id)).prizePool).toBe(0.4);
  });
});

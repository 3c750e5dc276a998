import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkIn, getFinishFile, moveSandboxClock, updateHunt } from "@ten-paces/contract";
import { expect, openAs, refused, test } from "../world/browser-test.ts";
import { findHuntId, makeAdmin, makePlayer, readSquares } from "../world/people.ts";
import { type RunningServer, startServer } from "../world/running-server.ts";
import { Service } from "../world/service.ts";
import { expectSoundHere } from "../world/sound.ts";

test.use({ reducedMotion: "reduce", allowedErrors: refused });

// A day passes and a hunt ends: that is not to happen to others' journeys.
let server: RunningServer;
let dataDir: string;
test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "ten-paces-finish-"));
  server = await startServer(dataDir, { PLACES_STATES: "vermont" });
});
test.afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

test("when a hunt is over its player finds their receipts in the finish file", async ({ page }) => {
  test.setTimeout(120_000);
  const service = new Service(server.origin);
  const admin = await makeAdmin(service);
  const huntId = await findHuntId(service, "VERMONT", "DIGITAL");
  const winner = await makePlayer(service, huntId);
  for (const { sequenceNum, w3wAddress } of await readSquares(service, admin, huntId)) {
    const body = { squareNum: sequenceNum, words: w3wAddress };
    await service.ask(checkIn, { params: { id: huntId }, body }, winner);
  }
  await openAs(page, winner, `${server.origin}/hunt/${huntId}/finish`);
  await expect(page.getByText("The hunt is not over")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your receipts" })).toBeVisible();

  await service.ask(updateHunt, { params: { id: huntId }, body: { status: "COMPLETE" } }, admin);
  // The file is written when the last check-in is surely committed: a day is more than enough.
  await service.ask(moveSandboxClock, { body: { days: 1 } }, admin);
  await expect
    .poll(
      async () => (await service.ask(getFinishFile, { params: { id: huntId } })).file?.checkIns,
      { timeout: 90_000 },
    )
    .toBe(10);
  await page.reload();
  await page.getByRole("button", { name: "Verify the receipt of Square 10, right" }).click();
  await expect(page.getByText("It is there. Your browser computed")).toBeVisible();
  await page.getByLabel("A receipt that you kept").fill("12ab");
  await page.getByRole("button", { name: "Look for It" }).click();
  await expect(page.getByText("A receipt is 64 signs")).toBeVisible();
  await page.getByLabel("A receipt that you kept").fill("0".repeat(64));
  await page.getByRole("button", { name: "Look for It" }).click();
  await expect(page.getByText("The file of this hunt has no such receipt.")).toBeVisible();
  await page.getByText("Square by square").click();
  await expectSoundHere(page, "the finish file");
});

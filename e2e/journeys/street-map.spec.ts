import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkIn } from "@ten-paces/contract";
import { expect, openAs, test } from "../world/browser-test.ts";
import { type MapService, startMapService } from "../world/map-service.ts";
import { findHuntId, fixesAt, makeAdmin, makePlayer, readSquares } from "../world/people.ts";
import { type RunningServer, startServer } from "../world/running-server.ts";
import { Service } from "../world/service.ts";
import { expectSoundHere } from "../world/sound.ts";

// Street maps are drawn by WebGL, here without a graphics card; and only a server that is told of them has them.
test.use({
  reducedMotion: "reduce",
  launchOptions: async ({ launchOptions }, use) => {
    const args = (launchOptions.args ?? []).filter((one) => one !== "--disable-gpu");
    await use({
      ...launchOptions,
      args: [...args, "--use-angle=swiftshader", "--enable-unsafe-swiftshader"],
    });
  },
});

let maps: MapService;
let server: RunningServer;
let dataDir: string;
test.beforeAll(async () => {
  maps = await startMapService();
  dataDir = mkdtempSync(join(tmpdir(), "ten-paces-streets-"));
  server = await startServer(dataDir, {
    PLACES_STATES: "vermont",
    MAP_STYLE_URL: maps.styleUrl,
  });
});
test.afterAll(async () => {
  await server.stop();
  await maps.close();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

test("a street map is fetched when it is opened, and knows the solved squares alone", async ({
  page,
}) => {
  const service = new Service(server.origin);
  const huntId = await findHuntId(service, "VERMONT", "PHYSICAL");
  const squares = await readSquares(service, await makeAdmin(service), huntId);
  const player = await makePlayer(service, huntId);
  for (const square of squares.slice(0, 2)) {
    const body = { squareNum: square.sequenceNum, fixes: fixesAt(square) };
    await service.ask(checkIn, { params: { id: huntId }, body }, player);
  }
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  const ofStreets = () => fetched.filter((url) => /street-map|maplibre|style\.json/.test(url));
  await openAs(page, player, `${server.origin}/hunt/${huntId}`);
  await page.getByRole("button", { name: "Show Map" }).click();
  await expect(page.getByRole("application", { name: "Map of Vermont" })).toBeVisible();
  expect(ofStreets()).toEqual([]);
  expect(maps.asked()).toBe(0);
  await expect(page.getByText(/^The street map comes from 127\.0\.0\.1:\d+, which/)).toBeVisible();
  await page.getByRole("button", { name: "Street map" }).click();
  const streets = page.locator("[data-standing=true]");
  await expect(streets).toBeVisible();
  expect(maps.asked()).toBe(1);
  expect(ofStreets().length).toBeGreaterThanOrEqual(3);
  await expect(streets.getByText("Streets of nowhere")).toBeVisible();
  await expect(streets.getByRole("region", { name: "Map of Vermont" })).toBeVisible();
  await expect(streets.getByRole("img", { name: /^[12]: / })).toHaveCount(2);
  await expect(streets.getByRole("img")).toHaveCount(2);
  await expectSoundHere(page, "a street map");
  await page.getByRole("button", { name: "Drawn map" }).click();
  await expect(page.getByRole("application", { name: "Map of Vermont" })).toBeVisible();
  await expect(streets).toHaveCount(0);
});

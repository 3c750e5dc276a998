import type { Page } from "@playwright/test";
import {
  getAdminHunt,
  getHunt,
  listAdminHunts,
  listSurveys,
  surveySquare,
  updateHunt,
} from "@ten-paces/contract";
import { expect, openAs, refusedOrCutOff, test } from "../world/browser-test.ts";
import { findHuntId, makePlayer, readSquares } from "../world/people.ts";
import { expectSoundHere } from "../world/sound.ts";

test.use({
  permissions: ["geolocation"],
  allowedErrors: refusedOrCutOff,
  reducedMotion: "reduce",
  viewport: { width: 390, height: 844 },
});
test.setTimeout(240_000);

async function passSeconds(page: Page, seconds: number) {
  await page.clock.setSystemTime(Date.now() - seconds * 1000);
  await page.clock.fastForward(seconds * 1000);
}

async function standAt(page: Page, at: { lat: number; lng: number }, accuracy = 5) {
  await page.context().setGeolocation({ latitude: at.lat, longitude: at.lng, accuracy });
}

/** Takes the position on the spot, without the seconds that it takes. */
async function takePosition(page: Page, button = "Take My Position", feet = "16 ft") {
  await page.getByRole("button", { name: button }).click();
  await expect(page.getByText(feet, { exact: true })).toBeVisible();
  await passSeconds(page, 15);
}

/** A picture, drawn by the browser that is to make it small. */
async function makePicture(page: Page): Promise<Buffer> {
  const drawn = await page.evaluate<string>(`(() => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 2400, height: 1800 });
    const pen = canvas.getContext("2d");
    for (let i = 0; i < 4000; i += 1) {
      pen.fillStyle = "hsl(" + ((i * 37) % 360) + " 60% 50%)";
      pen.fillRect((i * 61) % 2400, (i * 97) % 1800, 70, 50);
    }
    return canvas.toDataURL("image/jpeg", 0.95);
  })()`);
  return Buffer.from(drawn.split(",")[1] ?? "", "base64");
}

test("surveys without a signal are kept, sent once, mended and taken back", async ({
  page,
  context,
  service,
  admin,
}) => {
  const { hunts } = await service.ask(
    listAdminHunts,
    { query: { state: "VERMONT", variant: "PHYSICAL", status: "AVAILABLE" } },
    admin,
  );
  const huntId = hunts.at(-1)?.id ?? "";
  const { squares } = await service.ask(listSurveys, { query: { huntId } }, admin);
  const [first, second, third] = squares;
  if (!first || !second || !third) throw new Error("The hunt should have squares.");
  const sent: string[] = [];
  context.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/survey")) {
      sent.push(request.headers()["idempotency-key"] ?? "");
    }
  });
  const url = `/admin/survey?hunt=${huntId}`;
  await page.clock.install();
  await standAt(page, first.at);
  const card = (name: string) => page.getByRole("button", { name: `Survey ${name}`, exact: true });
  const waiting = (count: number) =>
    page.getByRole("heading", { name: `Waiting to be sent (${count})` });
  const nothingWaits = () =>
    expect(page.getByRole("heading", { name: "Waiting to be sent" })).toHaveCount(0);
  /** By number and not by place in the list: an earlier try may have surveyed some. */
  const read = async (one: { num: number }) =>
    (await readSquares(service, admin, huntId)).find(({ sequenceNum }) => sequenceNum === one.num);

  await test.step("the nearest square comes first, with the way there", async () => {
    await openAs(page, admin, "/admin/dashboard");
    await page.getByRole("link", { name: "Survey Squares" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Survey" })).toBeVisible();
    await page.goto(url);
    await expect(page.getByText("You are here.")).toBeVisible();
    await expect(page.getByRole("heading", { level: 3 }).first()).toHaveText(first.placeName);
    await expect(
      page.getByRole("link", { name: `Open in a map: ${first.placeName}` }),
    ).toHaveAttribute("href", /^geo:4\d\.\d+,-7\d\.\d+\?q=/);
  });

  const other = await context.newPage();
  await other.goto(url);
  await expect(other.getByRole("heading", { level: 1, name: "Survey" })).toBeVisible();
  // Drawn while there is nothing else to wait for.
  const picture = await makePicture(page);

  await test.step("on the spot, without a signal: position, phrase, question, photo", async () => {
    await context.setOffline(true);
    await card(first.placeName).click();
    await page.getByRole("button", { name: "Save, and Next" }).click();
    await expect(page.getByText("Take your position first.").first()).toBeVisible();
    await standAt(page, first.at, 40);
    await takePosition(page, "Take My Position", "131 ft");
    await expect(page.getByText(/^This position is not sure enough\./)).toBeVisible();
    await standAt(page, first.at);
    await takePosition(page, "Take It Again");
    await expect(page.getByText("Good enough to pin.")).toBeVisible();
    await page.getByLabel("Stand …").fill("near the steps somewhere");
    await expect(page.getByText(/“near” is no spot/)).toBeVisible();
    await page.getByLabel("Stand …").fill("at the foot of the broad stone steps");
    await page.getByRole("textbox", { name: "Question" }).fill("How many steps lead to the door?");
    await page.getByRole("textbox", { name: "Right answers" }).fill("12\ntwelve steps");
    await page
      .getByLabel("Photo of the spot")
      .setInputFiles({ name: "spot.jpg", mimeType: "image/jpeg", buffer: picture });
    await expect(page.getByRole("img", { name: "The spot, as you took it" })).toBeVisible();
    await expectSoundHere(page, "the survey of a square");
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: "Save, and Next" }).click();
  });

  await test.step("and next; what waits is counted, in every tab, and nothing is lost", async () => {
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(first.placeName);
    await page.getByRole("button", { name: "Back" }).click();
    await expect(waiting(1)).toBeVisible();
    await standAt(page, second.at);
    await card(second.placeName).click();
    await takePosition(page);
    await page.getByLabel("Stand …").fill("before the double doors of the front");
    await page.getByRole("button", { name: /^Save/ }).click();
    await page.getByRole("button", { name: "Back" }).click();
    await expect(waiting(2)).toBeVisible();
    await expect(other.getByRole("heading", { name: "Waiting to be sent (2)" })).toBeVisible();
    await expect(card(first.placeName)).toHaveCount(0);
    expect((await read(first))?.surveyed).toBe(false);
  });

  await test.step("with a signal each is sent once, from one of the two tabs", async () => {
    const before = new Set(sent).size;
    await context.setOffline(false);
    await nothingWaits();
    await expect(page.getByRole("heading", { name: "Surveyed lately" })).toBeVisible();
    const keys = new Set(sent);
    expect(keys.size).toBe(2);
    expect(before).toBeLessThanOrEqual(2);
    const one = await read(first);
    const two = await read(second);
    expect(one).toMatchObject({
      surveyed: true,
      where: "at the foot of the broad stone steps",
      question: { text: "How many steps lead to the door?", answers: ["12", "twelve steps"] },
      photographed: true,
    });
    expect(one?.hint3.endsWith("Stand at the foot of the broad stone steps.")).toBe(true);
    expect(two).toMatchObject({ surveyed: true, where: "before the double doors of the front" });
    await page.getByRole("button", { name: "Show Photo" }).click();
    await expect(
      page.getByRole("img", { name: new RegExp(`^The spot of square ${first.num}\\b`) }),
    ).toBeVisible();
  });

  await test.step("one that others overtook stays with the sentence, and is sent after a look", async () => {
    await context.setOffline(true);
    await standAt(page, third.at);
    await card(third.placeName).click();
    await takePosition(page);
    await page.getByLabel("Stand …").fill("by the flagpole on the front lawn");
    await page.getByRole("button", { name: /^Save/ }).click();
    await page.getByRole("button", { name: "Back" }).click();
    await expect(waiting(1)).toBeVisible();
    const { hunt } = await service.ask(getAdminHunt, { params: { id: huntId } }, admin);
    const body = { description: `${hunt.description} Bring good shoes.` };
    await service.ask(updateHunt, { params: { id: huntId }, body }, admin);
    await context.setOffline(false);
    await expect(page.getByText(/^This hunt was changed while you had it open\./)).toBeVisible();
    await expect(page.getByText(admin.email).filter({ visible: true }).first()).toBeVisible();
    expect((await read(third))?.surveyed).toBe(false);
    await page.getByRole("button", { name: "Drop" }).click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await page.getByRole("button", { name: "Keep as it is" }).click();
    await page.getByRole("button", { name: "Send it anyway" }).click();
    await expect(page.getByText(/^This hunt was changed/)).toHaveCount(0);
    // The refusal goes from the page before the survey is sent once more.
    await expect.poll(async () => (await read(third))?.surveyed).toBe(true);
    await nothingWaits();
  });

  await test.step("the last survey is taken back as a whole", async () => {
    await page
      .getByRole("button", { name: `Undo Survey of ${first.placeName}`, exact: true })
      .click();
    await page.getByRole("button", { name: "Take back" }).click();
    await expect(page.getByText(`The survey of square ${first.num} was taken back.`)).toBeVisible();
    const one = await read(first);
    expect(one).toMatchObject({ surveyed: false, where: first.where });
    expect(one?.question).toBeUndefined();
    await expect(card(first.placeName)).toBeVisible();
  });

  await test.step("where the service is away the page opens with the list that was kept", async () => {
    await page.route("**/api/**", (route) => route.abort());
    await page.reload();
    await expect(page.getByText(/^This is the list of/)).toBeVisible();
    await expect(card(first.placeName)).toBeVisible();
    await expectSoundHere(page, "the kept list");
  });
});

test("a hunter answers what is asked on the spot, also after a reload", async ({
  page,
  service,
  admin,
}) => {
  const huntId = await findHuntId(service, "NATIONAL", "PHYSICAL");
  const [first, second] = await readSquares(service, admin, huntId);
  if (!first || !second) throw new Error("The hunt should have squares.");
  await service.ask(
    surveySquare,
    {
      params: { id: huntId, num: 1 },
      body: {
        ...first.center,
        accuracy: 4,
        question: { text: "Which animal stands on the weather vane?", answers: ["a heron"] },
      },
    },
    admin,
  );
  const player = await makePlayer(service, huntId);
  const [surveyed] = await readSquares(service, admin, huntId);
  await page.clock.install();
  await standAt(page, surveyed?.center ?? first.center);
  await openAs(page, player, `/hunt/${huntId}`);
  await page.getByRole("button", { name: "Check In Here (1 credit)" }).first().click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Good enough. Hold still a moment…")).toBeVisible();
  await passSeconds(page, 5);
  await expect(dialog.getByText("Which animal stands on the weather vane?")).toBeVisible();
  await expect(dialog.getByText(/^3 tries are free\./)).toBeVisible();
  await expectSoundHere(page, "the question of a spot");
  await page.setViewportSize({ width: 390, height: 844 });

  await page.reload();
  await expect(page.getByText(/^One thing is left to be answered:/)).toBeVisible();
  await page.getByRole("button", { name: "Answer the question" }).first().click();
  await dialog.getByLabel("Your answer").fill("stork");
  await dialog.getByRole("button", { name: "Answer", exact: true }).click();
  await expect(
    dialog.getByText(/^That is not the answer\..* 2 more tries are free\.$/),
  ).toBeVisible();
  await dialog.getByLabel("Your answer").fill("The HERON");
  await dialog.getByRole("button", { name: "Answer", exact: true }).click();
  await expect(dialog.getByText("Check-in successful! You've completed square 1")).toBeVisible();
  await expect(dialog.getByText("14 credits left.")).toBeVisible();
  const { progress } = await service.ask(getHunt, { params: { id: huntId }, query: {} }, player);
  expect(progress?.currentSquare).toBe(2);
});

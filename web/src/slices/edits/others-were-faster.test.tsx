// @vitest-environment happy-dom
import type { EditedAnnouncement } from "@ten-paces/contract";
import { screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, draw } from "../../../test/draw.tsx";
import { AnnouncementsDesk } from "../content/announcements-desk.tsx";
import { SettingsPanel } from "../settings/settings-form.tsx";

const rain: EditedAnnouncement = {
  ...{ id: "a1", title: "Rain on Saturday", excerpt: "Bring a coat.", content: "It will rain." },
  ...{ author: "The desk", category: "General", featured: false, published: true, version: 4 },
  publishedAt: "2026-05-20T12:00:00.000Z",
};
const snow = { ...rain, title: "Snow on Saturday", version: 5 };
const refused = (fields: object[], version = 5) => ({
  status: 409,
  body: {
    code: "stale",
    error: "Somebody has changed this while you had it open. Nothing was saved.",
    version,
    changes: [
      { at: "2026-05-04T12:00:00.000Z", by: "ann@hunts.test", action: "change it", fields },
    ],
  },
});
const titles = { name: "title", before: rain.title, after: snow.title };

/** Newer browsers answer to it with a promise. */
function scrollAsNewBrowsersDo(): void {
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation((() =>
    Promise.resolve()) as unknown as () => void);
}
afterEach(() => vi.restoreAllMocks());

function open() {
  scrollAsNewBrowsersDo();
  let there = rain;
  const asked = answerCalls({
    "GET /admin/announcements": () => ({ body: { announcements: [there] } }),
    "PUT /admin/announcements/a1": () => {
      there = snow;
      const sent = asked.at(-1)?.body as { version?: number } | undefined;
      if (sent?.version !== snow.version) return refused([titles]);
      return { body: { announcement: { ...snow, version: 6 } } };
    },
  });
  const { user } = draw(<AnnouncementsDesk />);
  const sent = () => asked.filter(({ method }) => method === "PUT").map(({ body }) => body);
  return { user, sent };
}
const text = () => screen.getByRole("textbox", { name: "In one sentence" }) as HTMLInputElement;

async function editAndSave({ user }: ReturnType<typeof open>): Promise<HTMLElement> {
  await user.click(await screen.findByRole("button", { name: "Edit Rain on Saturday" }));
  await user.clear(text());
  await user.type(text(), "Bring a hat.");
  await user.click(screen.getByRole("button", { name: "Save Changes" }));
  return screen.findByRole("alert");
}

test("whoever was slower is told who changed what, keeps what they typed, and saves only their own over it", async () => {
  const desk = open();
  const notice = await editAndSave(desk);
  within(notice).getByText("Somebody has changed this while you had it open. Nothing was saved.");
  within(notice).getByText("ann@hunts.test");
  within(notice).getByText("Title: Rain on Saturday → Snow on Saturday");
  expect(text().value).toBe("Bring a hat.");
  // The ordinary button does not go over it.
  await desk.user.click(screen.getByRole("button", { name: "Save Changes" }));
  const over = await screen.findByRole("button", { name: "Save mine over it" });
  await desk.user.click(over);
  await screen.findByRole("button", { name: "Edit Snow on Saturday" });
  expect(desk.sent()).toEqual([
    { excerpt: "Bring a hat.", version: 4 },
    { excerpt: "Bring a hat.", version: 4 },
    { excerpt: "Bring a hat.", version: 5 },
  ]);
});

test("or begins anew with what is there now", async () => {
  const desk = open();
  const notice = await editAndSave(desk);
  await desk.user.click(within(notice).getByRole("button", { name: "Load what is there now" }));
  expect(await screen.findByDisplayValue("Snow on Saturday")).toBeTruthy();
  expect(text().value).toBe("Bring a coat.");
  expect(screen.queryByRole("alert")).toBeNull();
  await desk.user.clear(text());
  await desk.user.type(text(), "Boots.");
  await desk.user.click(screen.getByRole("button", { name: "Save Changes" }));
  await screen.findByRole("button", { name: "Edit Snow on Saturday" });
  expect(desk.sent().at(-1)).toEqual({ excerpt: "Boots.", version: 5 });
});

test("a form of the settings keeps the version it was opened with, whatever is read behind it", async () => {
  const promise = { prizePool: 0.25, thresholdBTC: 0.35 };
  const settings = {
    version: 7,
    btcPrice: { usd: 90_000, asOf: "2026-05-01", source: null },
    byDifficulty: { EASY: promise, MEDIUM: promise, HARD: promise },
    fieldHours: { when: "always", from: "22:00", to: "07:00" },
    openUnsurveyed: false,
    openings: { announce: "never", closingDays: 90 },
    prizes: {
      passOn: false,
      taxFormAbove: { usd: 600, asOf: "2024-12-20" },
      secondApprovalAboveUsd: 25_000,
    },
    site: { statements: [], mailClosing: "" },
  };
  let now = settings;
  const ninety = { announce: "never", closingDays: 90 };
  const thirty = { announce: "never", closingDays: 30 };
  const asked = answerCalls({
    "GET /admin/settings": () => ({ body: { settings: now } }),
    "PUT /admin/settings": refused([{ name: "openings", before: ninety, after: thirty }], 8),
  });
  const { user, client } = draw(<SettingsPanel />);
  const days = await screen.findByRole("spinbutton", { name: /Days until it closes/ });
  await user.clear(days);
  await user.type(days, "60");
  now = { ...settings, version: 8, openings: thirty };
  await client.invalidateQueries();
  await user.click(screen.getByRole("button", { name: "Save Openings" }));
  const notice = await screen.findByRole("alert");
  within(notice).getByText("Openings: closing days: 90 → 30");
  expect(asked.at(-1)?.body).toEqual({
    openings: { announce: "never", closingDays: 60 },
    version: 7,
  });
  expect((days as HTMLInputElement).value).toBe("60");
  await user.click(within(notice).getByRole("button", { name: "Load what is there now" }));
  expect(await screen.findByDisplayValue("30")).toBeTruthy();
});

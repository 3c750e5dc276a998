import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import {
  checkIn,
  claimPrize,
  contact,
  getAdminHunt,
  getPayout,
  getSandboxClock,
  getTicket,
  listAdminHunts,
  listPayouts,
  listPrizes,
  listTickets,
  moveSandboxClock,
  updateHunt,
  updateSettings,
  updateUser,
} from "@ten-paces/contract";
import { codeOf, turnOnFactor } from "../world/authenticator.ts";
import { expect, openAs, refused, test } from "../world/browser-test.ts";
import { expectFocus, expectRing, jump, tabTo } from "../world/keyboard.ts";
import {
  findHuntId,
  findMail,
  freshEmail,
  makeAdmin,
  makeHunter,
  makePlayer,
  type Person,
  password,
  readSquares,
} from "../world/people.ts";
import { type RunningServer, startServer } from "../world/running-server.ts";
import { Service } from "../world/service.ts";

test.use({ allowedErrors: refused });

const claim = {
  legalName: "Ada Hunter",
  birthDate: "1990-02-03",
  residence: "KANSAS",
  method: "bitcoin" as const,
  bitcoinAddress: "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4",
  mailingAddress: "1 Main Street\nTopeka, KS 66603",
  taxId: "123-45-6789",
  taxCertified: true,
  publicity: false,
};

// Prizes of every HARD hunt change, money is paid and a day passes: that is not to happen to others' journeys.
test.describe
  .serial("the desk without a mouse", () => {
    let server: RunningServer;
    let dataDir: string;
    let service: Service;
    let owner: Person;
    test.beforeAll(async () => {
      dataDir = mkdtempSync(join(tmpdir(), "ten-paces-desk-"));
      server = await startServer(dataDir, {
        PLACES_STATES: "vermont",
        ADMIN_SECOND_FACTOR: "required",
      });
      service = new Service(server.origin);
      owner = await makeAdmin(service);
    });
    test.afterAll(async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
    });

    const signIn = async (page: Page, person: Person, code: string) => {
      await page.goto(`${server.origin}/login?returnTo=%2Fadmin%2Fdashboard`);
      await expect(page.getByRole("textbox", { name: "Email" })).toBeVisible();
      await tabTo(page, /^Email/);
      await page.keyboard.type(person.email);
      await tabTo(page, /^Password/, { most: 1 });
      await page.keyboard.type(password);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("textbox", { name: "Code" })).toBeFocused();
      await page.keyboard.type(code);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/\/admin\/dashboard/);
    };

    const openPayout = async (page: Page, winner: string) => {
      await jump(page, "payout", "Payouts");
      await expect(page.getByRole("link", { name: winner })).toBeVisible();
      await tabTo(page, new RegExp(`^${winner}$`));
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { name: "The track" })).toBeVisible();
      await expect(page.getByRole("main")).toBeFocused();
    };

    test("all HARD hunts are repriced at once", async ({ page }) => {
      const readHard = async () => {
        const query = { difficulty: "HARD" as const, pageSize: 200 as const };
        return (await service.ask(listAdminHunts, { query }, owner)).hunts;
      };
      const before = await readHard();
      await openAs(page, owner, `${server.origin}/admin/dashboard`);
      await jump(page, "hunts", "Hunts", /^Hunts Page/);
      const search = page.getByRole("searchbox", { name: "Search hunts" });
      await expect(search).toBeVisible();
      await page.keyboard.press("/");
      await expect(search).toBeFocused();
      await tabTo(page, /^Difficulty/);
      await page.keyboard.type("HARD");
      await expect(page).toHaveURL(/difficulty=HARD/);
      const rows = page.getByRole("table", { name: "Hunts" }).getByRole("row");
      await expect(rows).toHaveCount(before.length + 1);
      await tabTo(page, /^Select all that are shown/);
      await page.keyboard.press("Space");
      await expect(page.getByText(`${before.length} hunts marked`)).toBeVisible();
      await tabTo(page, /^Reprice$/, { back: true, most: 15 });
      await expectRing(page);
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("dialog", { name: `Reprice ${before.length} hunts` });
      await expect(dialog.getByRole("textbox", { name: "Prize Pool (BTC)" })).toBeFocused();
      await page.keyboard.press("Control+a");
      await page.keyboard.type("0.625");
      await page.keyboard.press("Enter");
      await expect(dialog.getByText(`${before.length} of ${before.length} done`)).toBeVisible();
      await expectFocus(page);
      await tabTo(page, /^Done$/, { most: 4 });
      await page.keyboard.press("Enter");
      await expect(dialog).toBeHidden();
      await expectFocus(page);
      expect((await readHard()).map(({ prizePool }) => prizePool)).toEqual(before.map(() => 0.625));
    });

    test("a ticket is answered by mail and closed", async ({ page }) => {
      const email = freshEmail("asks");
      const { ticket: number } = await service.ask(contact, {
        body: { name: "Ada Marsh", email, subject: "gameplay", message: "Is the free hunt free?" },
      });
      await openAs(page, owner, `${server.origin}/admin/dashboard`);
      await jump(page, "ticket", "Tickets");
      await expect(page.getByRole("button", { name: `Read ${number}` })).toBeVisible();
      await tabTo(page, new RegExp(`^Read ${number}$`));
      await expectRing(page);
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByText("Is the free hunt free?")).toBeVisible();
      await tabTo(page, /^Your answer/, { most: 5 });
      await page.keyboard.type("It is, every month.");
      await page.keyboard.press("Control+Enter");
      await expect(dialog.getByText("closed", { exact: true })).toBeVisible();
      await expectFocus(page);
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expectFocus(page);
      await expect
        .poll(async () => (await findMail(service, owner, email))?.text)
        .toContain("It is, every month.");
      const { tickets } = await service.ask(listTickets, { query: { search: number } }, owner);
      const params = { id: tickets[0]?.id ?? "" };
      expect((await service.ask(getTicket, { params }, owner)).ticket.status).toBe("closed");
    });

    test("a prize is approved by one administrator and paid by another, each with a code", async ({
      browser,
    }) => {
      const contexts: BrowserContext[] = [];
      const newPage = async () => {
        const context = await browser.newContext();
        contexts.push(context);
        return context.newPage();
      };
      const ownFactor = await turnOnFactor(service, owner);
      const prizes = {
        passOn: false,
        taxFormAbove: { usd: 600, asOf: "2026-01-01" },
        secondApprovalAboveUsd: 1_000,
      };
      await service.ask(updateSettings, { body: { prizes } }, owner);
      const colleague = await makeHunter(service);
      const params = { id: colleague.id };
      await service.ask(updateUser, { params, body: { role: "operator" } }, owner);
      const colleagueFactor = await turnOnFactor(service, colleague);

      const huntId = await findHuntId(service, "VERMONT", "DIGITAL");
      const winner = await makePlayer(service, huntId);
      for (const { sequenceNum, w3wAddress } of await readSquares(service, owner, huntId)) {
        const body = { squareNum: sequenceNum, words: w3wAddress };
        await service.ask(checkIn, { params: { id: huntId }, body }, winner);
      }
      const { payouts } = await service.ask(listPayouts, { query: {} }, owner);
      const payoutId = payouts[0]?.id ?? "";
      const winnerName = payouts[0]?.winner.displayName ?? "";

      const approver = await newPage();
      await signIn(approver, colleague, codeOf(colleagueFactor.secret, 1));
      await openPayout(approver, winnerName);
      await tabTo(approver, /^Approve$/);
      await expectRing(approver);
      await approver.keyboard.press("Enter");
      const approving = approver.getByRole("alertdialog");
      await expect(approving.getByRole("button", { name: "Keep as it is" })).toBeFocused();
      await tabTo(approver, /^Approve$/, { most: 2 });
      await approver.keyboard.press("Enter");
      await expect(approver.getByText("The winner is told.")).toBeVisible();
      await expect(approver.getByText("To be claimed")).toBeVisible();
      const prize = (await service.ask(listPrizes, {}, winner)).prizes[0];
      await service.ask(claimPrize, { params: { id: prize?.id ?? "" }, body: claim }, winner);

      const payer = await newPage();
      await signIn(payer, owner, codeOf(ownFactor.secret, 1));
      // A quarter of an hour later; the clock of sign-ins is not to be moved.
      let late = true;
      await payer.route("**/api/admin/payouts/*/pay", async (route) => {
        if (!late) return route.fallback();
        late = false;
        const json = { code: "second_factor_needed", error: "Please show your second factor." };
        return route.fulfill({ status: 403, json });
      });
      await openPayout(payer, winnerName);
      await tabTo(payer, /^Mark as paid$/);
      await payer.keyboard.press("Enter");
      await expect(payer.getByRole("alertdialog", { name: "Mark as paid?" })).toBeVisible();
      await tabTo(payer, /^What proves the payment/, { most: 3 });
      await payer.keyboard.type("Transaction 4a5e1e4b");
      await tabTo(payer, /^Mark as paid$/, { most: 3 });
      await payer.keyboard.press("Enter");
      await expect(payer.getByRole("heading", { name: "Is it you?" })).toBeVisible();
      await expect(payer.getByRole("textbox", { name: "Code" })).toBeFocused();
      await payer.keyboard.type(ownFactor.recoveryCodes[0] ?? "");
      await payer.keyboard.press("Enter");
      await expect(payer.getByText("The prize is paid, and the winner is told.")).toBeVisible();
      await expect(payer.getByText("Transaction 4a5e1e4b", { exact: true })).toBeVisible();
      await expectFocus(payer);
      const { payout } = await service.ask(getPayout, { params: { id: payoutId } }, owner);
      expect(payout).toMatchObject({ status: "PAID", needsSecond: true });
      await Promise.all(contexts.map((context) => context.close()));
    });

    test("what a colleague changed yesterday is found, with what it was before", async ({
      page,
    }) => {
      const huntId = await findHuntId(service, "VERMONT", "PHYSICAL");
      const name = "The hunt that was renamed yesterday";
      const before = (await service.ask(getAdminHunt, { params: { id: huntId } }, owner)).hunt.name;
      const colleague = await makeHunter(service);
      const params = { id: colleague.id };
      await service.ask(updateUser, { params, body: { role: "operator" } }, owner);
      await service.ask(updateHunt, { params: { id: huntId }, body: { name } }, colleague);
      await service.ask(moveSandboxClock, { body: { days: 1 } }, owner);
      await expect
        .poll(async () => (await service.ask(getSandboxClock, {}, owner)).jobId, {
          timeout: 60_000,
        })
        .toBeNull();
      await openAs(page, owner, `${server.origin}/admin/dashboard`);
      await jump(page, "changes", "Changes");
      await expect(page.getByRole("combobox", { name: "When" })).toBeVisible();
      await tabTo(page, /^When/);
      await page.keyboard.type("Yes");
      await expect(page).toHaveURL(/when=yesterday/);
      const change = page
        .getByRole("listitem")
        .filter({ hasText: colleague.email })
        .filter({ hasText: `Name: ${before} → ${name}` });
      await expect(change).toBeVisible();
      // What the owner did that day goes where the colleague's alone is asked for.
      const byOwner = page.getByRole("listitem").filter({ hasText: owner.email });
      await expect(byOwner.first()).toBeVisible();
      await tabTo(page, /^By/);
      await page.keyboard.type(colleague.email);
      await expect(page).toHaveURL(new RegExp(`by=${colleague.id}`));
      await expect(change).toBeVisible();
      await expect(byOwner).toHaveCount(0);
    });
  });

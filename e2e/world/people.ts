import type { Page } from "@playwright/test";
import {
  type AdminSquare,
  type Fix,
  getAdminHunt,
  getHunt,
  listHunts,
  listOutbox,
  paySandbox,
  register,
  setup,
  startCheckout,
  updateProfile,
} from "@ten-paces/contract";
import { setupToken } from "./running-server.ts";
import type { Service } from "./service.ts";

export const password = "brass lantern 9";
export const goodCard = { number: "4242 4242 4242 4242", expiry: "12/40", cvc: "123" };

export interface Person {
  id: string;
  email: string;
  token: string;
}

/** An address nobody had before. */
export function freshEmail(name = "hunter"): string {
  return `${name}-${crypto.randomUUID().slice(0, 8)}@hunts.example`;
}

/** Makes the first administrator of a server whose setup token is that of the journeys. */
export async function makeAdmin(service: Service): Promise<Person> {
  const email = freshEmail("admin");
  const made = await service.ask(setup, { body: { token: setupToken, email, password } });
  return { id: made.user.id, email, token: made.token };
}

export async function makeHunter(service: Service, ref?: string): Promise<Person> {
  const email = freshEmail();
  const body = { email, password, ...(ref ? { ref } : {}) };
  const made = await service.ask(register, { body });
  await service.ask(
    updateProfile,
    { body: { residence: "KANSAS", birthDate: "1990-02-03" } },
    made,
  );
  return { id: made.user.id, email, token: made.token };
}

/** The ACTIVE hunt of a state and variant. */
export async function findHuntId(
  service: Service,
  state: string,
  variant: "PHYSICAL" | "DIGITAL",
): Promise<string> {
  const { hunts } = await service.ask(listHunts, { query: {} });
  const hunt = hunts.find((listed) => listed.state === state && listed.variant === variant);
  if (!hunt) throw new Error(`No active hunt of ${state} ${variant}`);
  return hunt.id;
}

/** Everything of a hunt's squares, as an administrator reads it. */
export async function readSquares(
  service: Service,
  admin: Person,
  huntId: string,
): Promise<AdminSquare[]> {
  const { hunt } = await service.ask(getAdminHunt, { params: { id: huntId } }, admin);
  return hunt.squares;
}

/** A hunter with a plan of one hunt (15 credits), subscribed to it, who has seen square 1. */
export async function makePlayer(service: Service, huntId: string): Promise<Person> {
  const hunter = await makeHunter(service);
  await buy(service, hunter, { kind: "plan", id: "one", huntId });
  await service.ask(getHunt, { params: { id: huntId }, query: {} }, hunter);
  return hunter;
}

/** Buys a plan or a pack through the sandbox. */
export async function buy(
  service: Service,
  hunter: Person,
  item: { kind: "plan" | "pack"; id: string; huntId?: string },
): Promise<void> {
  const { url } = await service.ask(startCheckout, { body: item }, hunter);
  const checkoutId = url.split("/").at(-1) ?? "";
  await service.ask(paySandbox, { params: { checkoutId }, body: goodCard }, hunter);
}

/** Three fixes of a phone that stands so many metres north of the square's centre. */
export function fixesAt({ center }: AdminSquare, northM = 0): Fix[] {
  const now = Date.now();
  return [8, 6, 5].map((accuracy, index) => ({
    lat: center.lat + (northM + index * 0.4) / 111_195,
    lng: center.lng,
    accuracy,
    at: now - 3000 + index * 1000,
  }));
}

/** The newest mail to an address, null while there is none. */
export async function findMail(service: Service, admin: Person, to: string) {
  const { mails } = await service.ask(listOutbox, { query: { limit: 200 } }, admin);
  return mails.find((mail) => mail.to === to) ?? null;
}

/** Answers what is asked before the first payment. */
export async function sayWho(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Before you pay" });
  await dialog.getByLabel("State you live in").selectOption("KANSAS");
  await dialog.getByLabel("Date of birth").fill("1990-02-03");
  await dialog.getByRole("button", { name: "Continue" }).click();
}

import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { buyPlan, type Hunter, makeHunter, sayWho } from "../../../test/factories.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const password = "brass lantern 9";
const join = async (email: string, ref: string) => {
  const joined = await app.ask(contract.register, { body: { email, password, ref } });
  await sayWho(app, joined.user.id);
  return joined;
};
const bonus = async (hunter: Pick<Hunter, "token">) =>
  (await app.ask(contract.getCredits, {}, hunter)).bonusCredits;

async function makeReferrer(email?: string): Promise<Hunter & { code: string }> {
  const hunter = email
    ? await join(email, "").then(({ user, token }) => ({ id: user.id, email, token }))
    : await makeHunter(app);
  const { code } = await app.ask(contract.generateReferralCode, {}, hunter);
  return { ...hunter, code };
}

async function statuses(referrer: Hunter): Promise<string[]> {
  const { referrals } = await app.ask(contract.listReferrals, {}, referrer);
  return referrals.map(({ status }) => status).sort();
}

test.each([
  ["ada.byron@hunts.test", "adabyron+second@hunts.test"],
  ["grace+a@hunts.test", "Grace+b@Hunts.Test"],
  ["linus.p@gmail.com", "linusp@googlemail.com"],
])("%s does not refer %s: they are one mailbox", async (own, other) => {
  const referrer = await makeReferrer(own);
  const friend = await join(other, referrer.code);
  expect(await bonus(friend)).toBe(0);
  expect(await statuses(referrer)).toEqual([]);
});

test("one mailbox is one friend, whoever refers it", async () => {
  const [one, two] = [await makeReferrer(), await makeReferrer()];
  expect(await bonus(await join("emmy@hunts.test", one.code))).toBe(10);
  expect(await bonus(await join("emmy+again@hunts.test", one.code))).toBe(0);
  expect(await bonus(await join("e.mmy@hunts.test", two.code))).toBe(0);
  expect(await statuses(one)).toEqual(["PENDING"]);
  expect(await statuses(two)).toEqual([]);
});

test("twenty friends are rewarded in thirty days, however many pay at once; the others stay pending", async () => {
  const referrer = await makeReferrer();
  const friends: Hunter[] = [];
  for (let count = 0; count < 22; count += 1) {
    const email = `friend-${count}@many.test`;
    const { user, token } = await join(email, referrer.code);
    friends.push({ id: user.id, email, token });
  }
  await Promise.all(friends.map((friend) => buyPlan(app, friend, "one")));
  expect(await bonus(referrer)).toBe(100);
  expect((await statuses(referrer)).filter((status) => status === "PENDING")).toHaveLength(2);
  app.clock.advance(31 * 86_400);
  const late = await join("late@many.test", referrer.code);
  await buyPlan(app, { id: late.user.id, email: "late@many.test", token: late.token }, "one");
  expect(await bonus(referrer)).toBe(105);
});

test("a bad code stops no registration and gives nothing", async () => {
  for (const bad of ["NO-SUCH-CODE", " ", "' or 1=1 --", "💰".repeat(20)]) {
    const email = `bad-${Buffer.from(bad).toString("hex").slice(0, 12)}@hunts.test`;
    expect(await bonus(await join(email, bad))).toBe(0);
    const check = await app.call(contract.checkReferralCode, { params: { code: bad } });
    expect(check.body).toMatchObject({ exists: false, friendCredits: 0 });
  }
});

// @vitest-environment happy-dom
import { resetPassword, updateSettings } from "@ten-paces/contract";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerCalls, draw } from "../../../test/draw.tsx";
import { CallFailed, call } from "../../api.ts";
import LoginPage from "../../pages/account/login-page.tsx";
import ProveDialog from "./prove-dialog.tsx";
import { QrPicture } from "./qr-picture.tsx";
import { useProver } from "./use-prover.ts";

test("signing in asks for the code only where the account has one, and says where it was wrong", async () => {
  const answers = [
    { status: 401, body: { code: "code_needed", error: "Please enter the code." } },
    { status: 401, body: { code: "wrong_code", error: "This code is not right." } },
  ];
  const asked = answerCalls({
    "POST /auth/login": () => answers.shift() ?? { status: 500, body: {} },
  });
  const { user } = draw(<LoginPage />);
  expect(screen.queryByLabelText("Code")).toBeNull();
  await user.type(screen.getByLabelText("Email"), "ada@example.com");
  await user.type(screen.getByLabelText("Password"), "ten paces on");
  await user.click(screen.getByRole("button", { name: "Sign In" }));
  const code = await screen.findByLabelText("Code");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(document.activeElement).toBe(code);
  expect(asked[0]?.body).toEqual({ email: "ada@example.com", password: "ten paces on" });
  await user.type(code, "123456{Enter}");
  await screen.findByText("This code is not right.");
  expect(code.getAttribute("aria-invalid")).toBe("true");
  expect(asked[1]?.body).toMatchObject({ code: "123456" });
});

function Desk() {
  const { asked, onEnd } = useProver();
  return asked ? <ProveDialog wanted={asked} onEnd={onEnd} /> : <p>The desk</p>;
}

const needed = { status: 403, body: { code: "second_factor_needed", error: "Show it first." } };

test("a call that wants the second factor waits for the code, and is made again", async () => {
  let proved = false;
  const asked = answerCalls({
    "PUT /admin/settings": () => (proved ? { body: { ok: true } } : needed),
    "POST /user/second-factor/prove": () => {
      proved = true;
      return { body: { until: "2026-05-04T12:15:00Z" } };
    },
  });
  const { user } = draw(<Desk />);
  const both = Promise.all([
    call(updateSettings, { body: {} }, { idempotencyKey: "one" }),
    call(updateSettings, { body: {} }),
  ]);
  await user.type(await screen.findByLabelText("Code"), "123456");
  await user.click(screen.getByRole("button", { name: "Go on" }));
  expect(await both).toEqual([{ ok: true }, { ok: true }]);
  await screen.findByText("The desk");
  const made = asked.map(({ path, key }) => [path, key]);
  expect(made.filter(([path]) => path === "/admin/settings")).toHaveLength(4);
  expect(made.filter(([, key]) => key === "one")).toHaveLength(2);
});

test("whoever leaves the question is told what the service said, and nothing is made again", async () => {
  const asked = answerCalls({ "PUT /admin/settings": needed });
  const { user } = draw(<Desk />);
  const failed = call(updateSettings, { body: {} }).catch((error: CallFailed) => error);
  await user.click(await screen.findByRole("button", { name: "Cancel" }));
  expect(await failed).toMatchObject({ status: 403, told: "Show it first." });
  expect(asked).toHaveLength(1);
});

test("whoever has none is shown the way to one, and what they began goes on afterwards", async () => {
  let enrolled = false;
  const missing = { status: 403, body: { code: "second_factor_missing", error: "Set one up." } };
  const asked = answerCalls({
    "PUT /admin/settings": () => (enrolled ? { body: { ok: true } } : missing),
  });
  const { user } = draw(<Desk />);
  const done = call(updateSettings, { body: {} });
  const way = await screen.findByRole("link", { name: /^Set it up in your profile/ });
  expect(way.getAttribute("href")).toBe("/profile#devices");
  await user.click(screen.getByRole("button", { name: "It is set up, go on" }));
  // Pressed too early, it is asked once more.
  await waitFor(() => expect(asked).toHaveLength(2));
  enrolled = true;
  await user.click(await screen.findByRole("button", { name: "It is set up, go on" }));
  expect(await done).toEqual({ ok: true });
});

test("where nobody can be asked it fails at once", async () => {
  answerCalls({ "POST /auth/reset-password": needed });
  const body = { token: "x".repeat(20), password: "brass lantern 9" };
  await expect(call(resetPassword, { body })).rejects.toBeInstanceOf(CallFailed);
});

test("a QR code is drawn with the quiet border that cameras want", async () => {
  draw(<QrPicture text="otpauth://totp/Ten%20Paces:a?secret=ABC" label="QR code" />);
  await waitFor(() => screen.getByRole("img", { name: "QR code" }));
  const [left, top, wide] = (screen.getByRole("img").getAttribute("viewBox") ?? "")
    .split(" ")
    .map(Number);
  expect([left, top]).toEqual([-4, -4]);
  // Sizes of QR codes are 17 cells and four for each version.
  expect(((wide ?? 0) - 8 - 17) % 4).toBe(0);
});

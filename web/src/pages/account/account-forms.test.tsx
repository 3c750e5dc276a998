// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerCalls, draw } from "../../../test/draw.tsx";
import LoginPage from "./login-page.tsx";
import RegisterPage from "./register-page.tsx";
import ResetPasswordPage from "./reset-password-page.tsx";

async function signIn(answer: Parameters<typeof answerCalls>[0][string]) {
  answerCalls({ "POST /auth/login": answer });
  const { user } = draw(<LoginPage />);
  await user.type(screen.getByLabelText("Email"), "ada@example.com");
  await user.type(screen.getByLabelText("Password"), "ten paces on");
  await user.click(screen.getByRole("button", { name: "Sign In" }));
}

test.each([
  ["an empty answer", { status: 500, body: {} }, "Login failed"],
  ["a lost connection", "network" as const, "Login failed"],
  ["an answer without a token", { body: { user: { email: "ada@example.com" } } }, "Login failed"],
  [
    "a refusal",
    { status: 401, body: { error: "Invalid email or password", code: "wrong_credentials" } },
    "Invalid email or password",
  ],
])("login says what the service says, and its own words after %s", async (_, answer, sentence) => {
  await signIn(answer);
  expect((await screen.findByRole("alert")).textContent).toBe(sentence);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Sign In" }).disabled).toBe(false);
});

async function fillRegistration(email: string, password: string, confirmation: string) {
  const { user } = draw(<RegisterPage />);
  if (email) await user.type(screen.getByLabelText("Email"), email);
  if (password) await user.type(screen.getByLabelText("Password"), password);
  if (confirmation) await user.type(screen.getByLabelText("Confirm password"), confirmation);
  await user.click(screen.getByRole("button", { name: "Create Account" }));
  return user;
}

test("registration tells each fault beside its input, puts the focus on the first, and sends nothing", async () => {
  const asked = answerCalls({});
  const user = await fillRegistration("", "brass lantern", "other");
  expect(screen.getByText("Passwords do not match")).toBeDefined();
  const email = screen.getByLabelText("Email");
  expect(email.getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(email);
  await user.type(email, "a");
  expect(email.getAttribute("aria-invalid")).toBeNull();
  expect(asked).toEqual([]);
});

test("a refusal that is about the password stands beside it; anything unsaid is the form's own sentence", async () => {
  const known = "This password is on public lists of stolen passwords. Please choose another.";
  answerCalls({
    "POST /auth/register": { status: 422, body: { error: known, code: "password_known" } },
  });
  await fillRegistration("ada@example.com", "password123", "password123");
  await screen.findByText(known);
  expect(screen.getByLabelText("Password").getAttribute("aria-invalid")).toBe("true");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("without a word of the service the registration failed", async () => {
  answerCalls({ "POST /auth/register": { status: 500, body: {} } });
  await fillRegistration("ada@example.com", "brass lantern", "brass lantern");
  expect((await screen.findByRole("alert")).textContent).toBe("Registration failed");
});

test("an invitation promises credits only for a code that is somebody's", async () => {
  const asked = answerCalls({
    "GET /referrals/ABCD2345": { body: { exists: true, friendCredits: 10 } },
    "GET /referrals/NOSUCHCODE": { body: { exists: false, friendCredits: 0 } },
  });
  const good = draw(<RegisterPage />, { at: "/register?ref=ABCD2345" });
  await screen.findByText("A friend invited you: you start with 10 bonus credits.");
  good.unmount();
  sessionStorage.clear();
  draw(<RegisterPage />, { at: "/register?ref=NOSUCHCODE" });
  await screen.findByText(/We do not know the code of this invitation/);
  expect(screen.queryByText(/bonus credits\./)).toBeNull();
  await waitFor(() => expect(asked).toHaveLength(2));
});

test("a link that was cut short is told before anything is typed", () => {
  draw(<ResetPasswordPage />, { at: "/reset-password?token=abc" });
  expect(screen.getByText(/This link is incomplete/)).toBeDefined();
  expect(screen.queryByLabelText("New password")).toBeNull();
});

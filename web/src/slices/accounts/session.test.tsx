// @vitest-environment happy-dom
import { act, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { answerCalls, draw } from "../../../test/draw.tsx";
import { useSession } from "./session.tsx";

const ada = { id: "1", email: "ada@example.com", isAdmin: false };
const bob = { id: "2", email: "bob@example.com", isAdmin: false };

function Who() {
  const { status, user, enter, logout } = useSession();
  const [drawnFor] = useState(() => crypto.randomUUID());
  return (
    <>
      <p>{user ? `Signed in as ${user.email}` : `Nobody, ${status}`}</p>
      <p data-testid="drawing">{drawnFor}</p>
      <input aria-label="Half-typed" />
      <button type="button" onClick={() => enter({ user: bob, token: "b" })}>
        Enter
      </button>
      <button type="button" onClick={() => void logout()}>
        Leave
      </button>
    </>
  );
}

test("a stored token that is not said to be valid is dropped, and nobody is signed in", async () => {
  localStorage.setItem("token", "t");
  answerCalls({ "GET /auth/verify": { body: { valid: false } } });
  draw(<Who />);
  expect(screen.getByText("Nobody, loading")).toBeDefined();
  await screen.findByText("Nobody, ready");
  expect(localStorage.getItem("token")).toBeNull();
});

test("while the service is away the token is kept, and asked for again with the network", async () => {
  localStorage.setItem("token", "t");
  let away = true;
  answerCalls({
    "GET /auth/verify": () => (away ? "network" : { body: { valid: true, user: ada } }),
  });
  draw(<Who />);
  await screen.findByText("Nobody, unreachable");
  expect(localStorage.getItem("token")).toBe("t");
  away = false;
  act(() => void window.dispatchEvent(new Event("online")));
  await screen.findByText("Signed in as ada@example.com");
});

test("nothing of one account stays on the screen of another", async () => {
  localStorage.setItem("token", "t");
  answerCalls({
    "GET /auth/verify": { body: { valid: true, user: ada } },
    "POST /auth/logout": { body: { success: true, message: "" } },
  });
  const { user, client } = draw(<Who />);
  await screen.findByText("Signed in as ada@example.com");
  client.setQueryData(["credits"], { totalCredits: 7 });
  await user.type(screen.getByLabelText("Half-typed"), "of Ada's");
  const before = screen.getByTestId("drawing").textContent;

  await user.click(screen.getByRole("button", { name: "Enter" }));
  await screen.findByText("Signed in as bob@example.com");
  expect(localStorage.getItem("token")).toBe("b");
  expect(client.getQueryData(["credits"])).toBeUndefined();
  expect(screen.getByLabelText<HTMLInputElement>("Half-typed").value).toBe("");
  expect(screen.getByTestId("drawing").textContent).not.toBe(before);

  await user.click(screen.getByRole("button", { name: "Leave" }));
  await waitFor(() => expect(screen.getByText("Nobody, ready")).toBeDefined());
  expect(localStorage.getItem("token")).toBeNull();
});

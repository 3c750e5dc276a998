// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerCalls, draw } from "../../../test/draw.tsx";
import { useSendAttempt } from "./use-send-attempt.ts";
import { useWordsCheckIn } from "./use-words-check-in.ts";
import { WordsCheckIn } from "./words-check-in.tsx";

function Square() {
  const checkIn = useWordsCheckIn(useSendAttempt("oh-1"), 1, () => undefined);
  return (
    <>
      <WordsCheckIn checkIn={checkIn} formId="words" huntId="oh-1" lengths={[5, 4, 4]} />
      <button type="submit" form="words">
        Check In Here
      </button>
    </>
  );
}

type Given = Parameters<typeof answerCalls>[0][string];

async function checkIn(answer: Given, words = "index.home.raft") {
  const asked = answerCalls({ "POST /hunts/oh-1/check-in": answer });
  const { user } = draw(<Square />);
  const first = screen.getByLabelText("Word 1 (5 letters)");
  await user.click(first);
  await user.paste(words);
  await user.click(screen.getByRole("button", { name: "Check In Here" }));
  return { user, asked };
}

const progress = { completedSquares: [], currentSquare: 1, totalSquares: 3, creditsRemaining: 4 };
const wrong = {
  success: false,
  outcome: "wrong_words",
  message: "Not quite right.",
  progress,
  creditsRemaining: 4,
  huntCompleted: false,
};

test("a whole address pasted into one box fills the three, and is sent once with a key", async () => {
  const { asked } = await checkIn({ body: wrong });
  await screen.findByText("Not quite right.");
  expect(screen.getByLabelText<HTMLInputElement>("Word 3 (4 letters)").value).toBe("raft");
  expect(asked).toHaveLength(1);
  // The browser of these tests says that it is automated, and it is.
  expect(asked[0]?.body).toEqual({
    squareNum: 1,
    words: "index.home.raft",
    device: { id: localStorage.getItem("device"), automated: true, timeZone: expect.any(String) },
    typing: { keys: 0, pastes: 1, firstKeyMs: expect.any(Number) },
  });
  expect(asked[0]?.key).toBeTruthy();
});

test("an answer that is typed says so, and sending it again is the same request", async () => {
  let lost = true;
  const asked = answerCalls({
    "POST /hunts/oh-1/check-in": () => (lost ? "network" : { body: wrong }),
  });
  const { user } = draw(<Square />);
  await user.type(screen.getByLabelText("Word 1 (5 letters)"), "index.home.raft");
  await user.click(screen.getByRole("button", { name: "Check In Here" }));
  expect(await screen.findByText("No signal")).toBeDefined();
  lost = false;
  // Typed anew, letter for letter: how is no part of the request.
  await user.type(screen.getByLabelText("Word 3 (4 letters)"), "{Backspace}t");
  await user.click(screen.getByRole("button", { name: "Check In Here" }));
  await screen.findByText("Not quite right.");
  const [first, second] = asked;
  expect(first?.body).toMatchObject({ words: "index.home.raft", typing: { pastes: 0 } });
  expect(first?.body).toMatchObject({ typing: { keys: "index.home.raft".length } });
  expect(second).toEqual(first);
});

test("what is no address is not sent", async () => {
  const { asked } = await checkIn({ body: wrong }, "1ndex");
  expect(screen.getByText(/Please enter a valid what3words address/)).toBeDefined();
  expect(asked).toEqual([]);
});

test("an answer that never came keeps the words, and sends the same again with the same key", async () => {
  let lost = true;
  const { user, asked } = await checkIn(() => (lost ? "network" : { body: wrong }));
  expect(await screen.findByText("No signal")).toBeDefined();
  lost = false;
  await user.click(screen.getByRole("button", { name: "Send it again" }));
  await screen.findByText("Not quite right.");
  expect(asked).toHaveLength(2);
  expect(asked[1]?.key).toBe(asked[0]?.key);
});

test.each<[Given, string]>([
  [{ status: 500, body: {} }, "Check-in failed: Unknown error"],
  [
    { status: 409, body: { error: "It is over.", code: "hunt_not_active" } },
    "Check-in failed: It is over.",
  ],
])("%j is told", async (answer, sentence) => {
  await checkIn(answer);
  expect((await screen.findByRole("alert")).textContent).toContain(sentence);
});

test("who has not subscribed is shown the way in, and who is too quick how long it takes", async () => {
  await checkIn({ status: 403, body: { error: "Subscribe first.", code: "not_subscribed" } });
  const link = await screen.findByRole("link", { name: "Subscribe to Hunt" });
  expect(link.getAttribute("href")).toBe("/hunt/oh-1/subscribe");
});

test("a wait says that nothing was charged", async () => {
  const error = "Please wait before the next attempt.";
  await checkIn({ status: 429, body: { error, code: "too_soon", retryAfterSeconds: 9 } });
  await waitFor(() => expect(screen.getByText(/Nothing was charged/)).toBeDefined());
});

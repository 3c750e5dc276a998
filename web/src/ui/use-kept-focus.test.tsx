// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { draw } from "../../test/draw.tsx";
import { useKeptFocus } from "./use-kept-focus.ts";

function Steps() {
  useKeptFocus();
  const [done, setDone] = useState(false);
  return (
    <main tabIndex={-1}>
      <section aria-label="The prize">
        <div>
          {!done && (
            <button type="button" onClick={() => setDone(true)}>
              Pay
            </button>
          )}
        </div>
      </section>
    </main>
  );
}

test("where the button of a step goes with the step, the focus stays in its part of the page", async () => {
  const { user } = draw(<Steps />);
  screen.getByRole("button", { name: "Pay" }).focus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toBe("The prize"));
});

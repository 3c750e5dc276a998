// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { draw } from "../../test/draw.tsx";
import { useOneAtATime } from "./use-one-at-a-time.ts";

function Payer({ pay }: { pay: () => Promise<void> }) {
  const once = useOneAtATime();
  return (
    <button type="button" onClick={() => once(pay)}>
      Pay
    </button>
  );
}

test("a double click begins one piece of work; the next may begin when it is over, failed or not", async () => {
  const begun: PromiseWithResolvers<void>[] = [];
  const { user } = draw(
    <Payer
      pay={() => {
        const work = Promise.withResolvers<void>();
        begun.push(work);
        return work.promise;
      }}
    />,
  );
  const button = screen.getByRole("button");
  await user.dblClick(button);
  expect(begun).toHaveLength(1);
  begun[0]?.reject(new Error("declined"));
  await Promise.resolve();
  await user.click(button);
  expect(begun).toHaveLength(2);
});

import { setImmediate as turn } from "node:timers/promises";
import { expect, it } from "vitest";
import { EmbeddedStream } from "./stream.ts";

/** An engine that takes two milliseconds for whatever it is told, and the process with it. */
const engine = {
  async execProtocolRawStream() {
    const began = performance.now();
    while (performance.now() - began < 2);
  },
};

it("lets others have their turn while hundreds of statements wait", async () => {
  const stream = new EmbeddedStream(engine);
  stream.resume();
  let answered = 0;
  const write = () => new Promise<unknown>((resolve) => stream.write(Buffer.from("Q"), resolve));
  const everything = (async () => {
    for (; answered < 200; answered += 1) await write();
  })();
  await turn();
  expect(answered).toBeLessThan(100);
  await everything;
  expect(answered).toBe(200);
});

import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { expect, test } from "vitest";
import type { HuntBuilder } from "./builder.ts";
import type { HuntDraft, HuntRequest } from "./hunt.ts";
import { buildStock } from "./stock.ts";

const callers = 40;

test("everybody who comes at once is let in behind the hunt that is being built", async () => {
  let taken = 0;
  const server = createServer(() => {
    taken += 1;
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const hunt = { name: "A hunt", squares: [] } as unknown as HuntDraft;
  const builder = { build: async () => hunt } as unknown as HuntBuilder;
  const request: HuntRequest = {
    state: "KANSAS",
    variant: "PHYSICAL",
    difficulty: "EASY",
    seed: "s",
  };
  const building = buildStock(builder, [request, request]);
  await building.next();
  const sockets = Array.from({ length: callers }, () => connect(port, "127.0.0.1"));
  await building.next();
  expect(taken).toBe(callers);
  for (const socket of sockets) socket.destroy();
  server.close();
});

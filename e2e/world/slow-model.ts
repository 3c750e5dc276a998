import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A language model that can be asked and answers only when told to, and then that it cannot: the offline writer steps in. */
export interface SlowModel {
  /** What the server is started with. */
  env: Record<string, string>;
  /** From now on questions wait. */
  hold(): void;
  /** Answers what waits, and nothing that comes after. */
  answerWaiting(): void;
  /** Answers everything at once from now on. */
  letGo(): void;
  close(): Promise<void>;
}

export async function startSlowModel(): Promise<SlowModel> {
  const waiting = new Set<ServerResponse>();
  let holding = false;
  const server = createServer((request, response) => {
    request.resume();
    response.once("close", () => waiting.delete(response));
    request.once("end", () => {
      if (holding) waiting.add(response);
      else refuse(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const answerWaiting = () => {
    for (const response of waiting) refuse(response);
    waiting.clear();
  };
  return {
    env: {
      AI_PROVIDER: "openai-compatible",
      AI_MODEL: "slow",
      AI_BASE_URL: `http://127.0.0.1:${port}/v1`,
    },
    hold: () => {
      holding = true;
    },
    answerWaiting,
    letGo: () => {
      holding = false;
      answerWaiting();
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function refuse(response: ServerResponse): void {
  response.writeHead(422, { "content-type": "application/json" });
  response.end(JSON.stringify({ error: { message: "This model answers nothing." } }));
}

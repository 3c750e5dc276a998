import { ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { type ErrorBody, type ErrorCode, errorCodes } from "@ten-paces/contract";

const codeOf: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: "headers_too_large",
  ERR_HTTP_REQUEST_TIMEOUT: "too_slow",
};

/**
 * Answers what Node's parser refuses, or what did not arrive in time: no request was made of it, so no route, hook
 * or error handler sees it. In the shape of every other error; then the connection is closed.
 */
export function answerBroken(
  error: Error & { code?: string },
  socket: Socket,
  headers: Record<string, string>,
): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  if (!socket.writable || isAnswering(socket)) {
    socket.destroy();
    return;
  }
  const code = codeOf[error.code ?? ""] ?? "bad_request";
  const { status, error: sentence } = errorCodes[code];
  const body = JSON.stringify({ error: sentence, code } satisfies ErrorBody);
  const head = {
    ...headers,
    "cache-control": "no-store",
    "content-type": "application/json; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
    connection: "close",
  };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
  const first = `HTTP/1.1 ${status} ${STATUS_CODES[status]}`;
  socket.write(`${[first, ...lines].join("\r\n")}\r\n\r\n${body}`);
  // Ended alone it would stay half open for as long as the other side goes on sending.
  socket.destroySoon();
}

/** Whether an answer has begun on it: a second one cannot be put in its middle. */
function isAnswering(socket: Socket): boolean {
  const answer: unknown = "_httpMessage" in socket ? socket._httpMessage : null;
  return answer instanceof ServerResponse && answer.headersSent;
}

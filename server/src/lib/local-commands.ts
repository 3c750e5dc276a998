import { existsSync, unlinkSync } from "node:fs";
import { createServer, request } from "node:http";
import { join } from "node:path";

/** What the console may ask of a running server; each answers with a sentence. */
export type LocalCommands = Record<string, (argument: string) => Promise<string>>;

/** Sockets have short names; a folder whose path is longer cannot hold one. */
const longestPath = 100;
const mostBytes = 10_000;

const socketIn = (dataDir: string) => join(dataDir, "console.sock");

/**
 * Listens for the console on a socket in the folder of the data, which its owner alone may enter: the built-in database
 * has one process, and what needs it beside a running server asks that server.
 * @returns what ends it
 */
export async function listenForConsole(
  dataDir: string,
  commands: LocalCommands,
): Promise<() => Promise<void>> {
  const path = socketIn(dataDir);
  if (path.length > longestPath) return async () => {};
  // Whoever left it is gone: the folder is this process's.
  if (existsSync(path)) unlinkSync(path);
  const server = createServer((incoming, answer) => {
    let body = "";
    incoming.setEncoding("utf8");
    incoming.on("data", (part: string) => {
      body += part;
      if (body.length > mostBytes) incoming.destroy();
    });
    incoming.on("end", () => {
      const command = commands[incoming.url?.slice(1) ?? ""];
      const done = command ? command(body) : Promise.reject(new Error("No such command."));
      done.then(
        (text) => answer.writeHead(200).end(text),
        (error: unknown) =>
          answer.writeHead(409).end(error instanceof Error ? error.message : String(error)),
      );
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(path, resolve);
  });
  server.unref();
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}

/** Asks the server that runs in the folder; null where none does. @throws the server's own sentence */
export function askServer(
  dataDir: string,
  command: string,
  argument: string,
): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { socketPath: socketIn(dataDir), path: `/${command}`, method: "POST" },
      (answer) => {
        let text = "";
        answer.setEncoding("utf8");
        answer.on("data", (part: string) => {
          text += part;
        });
        answer.on("end", () =>
          answer.statusCode === 200 ? resolve(text) : reject(new Error(text)),
        );
      },
    );
    asked.on("error", (error: NodeJS.ErrnoException) =>
      ["ENOENT", "ECONNREFUSED", "EINVAL"].includes(error.code ?? "")
        ? resolve(null)
        : reject(error),
    );
    asked.end(argument);
  });
}

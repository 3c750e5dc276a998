import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

/** Before a message reaches PostgreSQL, or once PostgreSQL has answered it and nobody has heard the answer. */
export type Moment = "before" | "after";

/** Stands between a process and PostgreSQL, and has the process killed at one of the messages it sends. */
export class KillingProxy {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #messages = 0;
  /** What was armed in one is forgotten in the next: a message may never be answered. */
  #round = 0;
  #at = Number.POSITIVE_INFINITY;
  #moment: Moment = "before";
  #kill: () => void = () => {};

  private constructor(upstream: URL) {
    this.#server = createServer((client) => this.#join(client, upstream));
  }

  static async start(databaseUrl: string): Promise<KillingProxy> {
    const proxy = new KillingProxy(new URL(databaseUrl));
    await new Promise<void>((resolve) => proxy.#server.listen(0, "127.0.0.1", resolve));
    return proxy;
  }

  /** The address of the database through this proxy. */
  urlOf(databaseUrl: string): string {
    const url = new URL(databaseUrl);
    url.hostname = "127.0.0.1";
    url.port = String((this.#server.address() as AddressInfo).port);
    return url.href;
  }

  /** How many messages came since `arm`. */
  get messages(): number {
    return this.#messages;
  }

  /** From now on messages are counted anew, and this one is the last: `kill` is called at it. */
  arm(message: number, moment: Moment, kill: () => void): void {
    this.#round += 1;
    [this.#messages, this.#at, this.#moment] = [0, message, moment];
    this.#kill = () => {
      this.disarm();
      kill();
      // What the process was in the middle of is rolled back, as where its machine is gone.
      for (const socket of this.#sockets) socket.destroy();
    };
  }

  disarm(): void {
    this.#at = Number.POSITIVE_INFINITY;
    this.#round += 1;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #join(client: Socket, { hostname, port }: URL): void {
    const database = connect(Number(port || 5432), hostname);
    let lastOf = -1;
    client.on("data", (message) => {
      this.#messages += 1;
      if (this.#messages === this.#at && this.#moment === "before") return this.#kill();
      lastOf = this.#messages === this.#at ? this.#round : -1;
      database.write(message);
    });
    database.on("data", (answer) => {
      if (lastOf === this.#round) return this.#kill();
      client.write(answer);
    });
    for (const [socket, other] of [
      [client, database],
      [database, client],
    ] as const) {
      this.#sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        this.#sockets.delete(socket);
        other.destroy();
      });
    }
  }
}

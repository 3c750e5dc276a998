import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { killLeftovers, type RunningServer, startServer } from "../../e2e/world/running-server.ts";
import { Service } from "../../e2e/world/service.ts";
import { checkLedger } from "../src/slices/credits/service.ts";
import { type TestApp, testApp, testGridKey } from "./build-app.ts";
import { testEngine } from "./database.ts";
import { makeAdmin } from "./factories.ts";
import { KillingProxy, type Moment } from "./killing-proxy.ts";
import { type Command, leftBehind, moneyCommands } from "./money-commands.ts";

/** Beyond the lease of a job whose process is gone. */
const leaseSeconds = 15 * 60;
/** How many moments of each command are tried: all of them with KILLS=all, else so many, drawn by the seed. */
const tries = process.env.KILLS === "all" ? Number.POSITIVE_INFINITY : 2;
const seed = Number(process.env.KILLS_SEED ?? 20_261);

// The embedded database dies with its process, which has a test of its own.
describe.runIf(testEngine === "postgres")(
  `a server that is killed (SIGKILL, seed ${seed}) while it`,
  () => {
    let app: TestApp;
    let commands: ReturnType<typeof moneyCommands>;
    let proxy: KillingProxy;
    let server: RunningServer;
    const folder = mkdtempSync(join(tmpdir(), "killed-process-"));

    const start = () =>
      startServer(folder, {
        DATABASE_URL: proxy.urlOf(app.databaseUrl ?? ""),
        DATABASE_CONNECTIONS: "6",
        GRID_KEY: Buffer.from(testGridKey).toString("hex"),
        CLAIMS_KEY: Buffer.from(testGridKey).toString("hex"),
        ADMIN_SECOND_FACTOR: "optional",
        STARTING_WORLD: "off",
      });
    const now = () => app.clock.set(new Date().toISOString());

    beforeAll(async () => {
      app = await testApp({}, () => [], { sessionsAge: true });
      now();
      commands = moneyCommands(app, await makeAdmin(app));
      proxy = await KillingProxy.start(app.databaseUrl ?? "");
      server = await start();
    });
    afterAll(async () => {
      killLeftovers();
      await proxy.close();
      await app.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    });

    const ready = async (prepare: () => Promise<Command>): Promise<Command> => {
      now();
      const command = await prepare();
      await app.deps.jobs.drain();
      return command;
    };
    const ask = (command: Command) => {
      const service = new Service(server.origin);
      return command.ask((...call) => service.call(...call));
    };
    const end = async ({ hunter }: Command) => {
      app.clock.advance(leaseSeconds);
      await app.deps.jobs.drain();
      return leftBehind(app, hunter);
    };

    /** @returns whether it died before it had answered */
    async function dieAt(command: Command, message: number, moment: Moment): Promise<boolean> {
      let died = false;
      proxy.arm(message, moment, () => {
        died = true;
        server.child.kill("SIGKILL");
      });
      await ask(command).catch(() => null);
      proxy.disarm();
      if (!died) return false;
      await server.kill();
      server = await start();
      return true;
    }

    test.each([
      ["takes a payment and grants what it was for", "checkout"],
      ["takes the last check-in and awards its prize", "award"],
      ["takes a claim", "claim"],
      ["notes a payout", "payout"],
    ] as const)(
      "%s leaves the same as one that is not, once it was asked again",
      async (_, name) => {
        const whole = await ready(commands[name]);
        proxy.arm(Number.POSITIVE_INFINITY, "before", () => {});
        expect((await ask(whole)).status).toBe(200);
        const { messages } = proxy;
        const expected = await end(whole);
        for (const [drawnAt, moment] of drawn(messages)) {
          // Its background work sends messages as well: a command may be done before as many have come.
          for (let message = drawnAt, died = false; !died; message = Math.ceil(message / 2)) {
            const command = await ready(commands[name]);
            died = await dieAt(command, message, moment);
            const asked = `killed ${moment} message ${message}`;
            expect((await ask(command)).status, asked).toBeLessThan(500);
            expect(await end(command), asked).toEqual(expected);
          }
        }
        expect((await checkLedger(app.deps)).difference).toBe(0);
      },
      600_000,
    );
  },
);

/** Messages at which to die, each before it and after it; some of them, drawn by the seed. */
function drawn(messages: number): [number, Moment][] {
  const all = Array.from({ length: messages }, (_, index) =>
    (["before", "after"] as const).map((moment): [number, Moment] => [index + 1, moment]),
  ).flat();
  let state = seed;
  while (all.length > tries) {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    all.splice(state % all.length, 1);
  }
  return all;
}

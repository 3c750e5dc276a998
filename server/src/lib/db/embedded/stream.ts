import { Duplex } from "node:stream";
import type { PGlite } from "@electric-sql/pglite";

const startupAnswer = Buffer.from("R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I", "latin1");
const terminate = "X".charCodeAt(0);

/** How long statements may follow each other before timers and other people's requests have their turn. */
const longestTurnMs = 20;
let turnBeganAt: number | null = null;

/** Runs `next` at once, or behind whatever else waits for the event loop where statements have had it for long. */
function inTurn(next: () => void): void {
  if (turnBeganAt !== null && performance.now() - turnBeganAt > longestTurnMs) setImmediate(next);
  else next();
}

function noteTurn(): void {
  if (turnBeganAt !== null) return;
  turnBeganAt = performance.now();
  setImmediate(() => {
    turnBeganAt = null;
  });
}

type Engine = Pick<PGlite, "execProtocolRawStream">;

/**
 * What the pg driver takes for a socket: what it sends is run by PGlite in this process. So both engines share
 * one driver, its prepared statements, parsers and errors. PGlite's own node-postgres connection runs
 * every message of the protocol on its own; here a statement is one call into the engine.
 * The engine answers at once and blocks the process meanwhile; what waits behind it would be answered in the same
 * turn of the event loop, to the last of hundreds, so a long turn is parted.
 */
export class EmbeddedStream extends Duplex {
  readonly #engine: Engine;
  #started = false;

  constructor(engine: Engine) {
    super();
    this.#engine = engine;
  }

  connect(): this {
    process.nextTick(() => this.emit("connect"));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error | null) => void): void {
    this.#run(chunk, done);
  }

  override _writev(
    chunks: { chunk: Buffer; encoding: string }[],
    done: (error?: Error | null) => void,
  ): void {
    this.#run(Buffer.concat(chunks.map(({ chunk }) => chunk)), done);
  }

  override _final(done: (error?: Error | null) => void): void {
    this.push(null);
    done();
  }

  /** The engine has one session for all its life: what a lost client left in it would meet the next one. */
  #clearSession(): void {
    for (const command of ["ROLLBACK", "DEALLOCATE ALL"]) {
      const message = Buffer.from(`Q\0\0\0\0${command}\0`, "latin1");
      message.writeInt32BE(message.length - 1, 1);
      void this.#engine.execProtocolRawStream(message, { syncToFs: false, onRawData: () => {} });
    }
  }

  #run(message: Buffer, done: (error?: Error | null) => void): void {
    if (!this.#started) {
      this.#started = true;
      this.#clearSession();
      this.push(startupAnswer);
    } else if (message[0] === terminate) {
      this.push(null);
    } else {
      noteTurn();
      const answers: Buffer[] = [];
      this.#engine
        .execProtocolRawStream(message, {
          syncToFs: false,
          // The bytes are a view of the engine's memory, which it uses again.
          onRawData: (bytes) => answers.push(Buffer.from(bytes)),
        })
        .then(
          () =>
            inTurn(() => {
              this.push(Buffer.concat(answers));
              done();
            }),
          (error: Error) => done(stopped(error)),
        );
      return;
    }
    done();
  }
}

/** The code is PostgreSQL's for a server that crashed: callers see `DatabaseAway`. */
function stopped(cause: Error): Error {
  return Object.assign(new Error("The embedded database has stopped.", { cause }), {
    code: "57P02",
  });
}

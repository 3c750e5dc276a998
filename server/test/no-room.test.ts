import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "../src/lib/db/transaction.ts";
import { type TestApp, testApp } from "./build-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const run = (text: string) =>
  inTransaction(app.deps.db, (tx) =>
    tx.execute({ parts: [text], values: [], text, name: undefined }),
  );
const message = { name: "Ada", email: "a@hunts.test", subject: "general", message: "Hello." };
const write = () => app.call(contract.contact, { body: message as never });

// 57014: a statement took too long or was stopped. 53100: the disk is full. 55P03: a lock was not to be had.
test.each(["57014", "53100", "55P03"])(
  "%s of the database is 503 with a wait, and leaves no trace",
  async (code) => {
    await run(`create function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'no room' using errcode = '${code}'; end $$`);
    await run(
      "create trigger no_room before insert on tickets for each row execute function no_room()",
    );
    const refused = await write();
    expect(refused).toMatchObject({ status: 503, body: { code: "unavailable" } });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(app.logLines.join("\n")).toContain(code);
    await run("drop trigger no_room on tickets");
    await run("drop function no_room()");
    expect((await write()).status).toBe(200);
  },
);

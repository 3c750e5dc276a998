import { expect, test } from "vitest";
import type { Database } from "./database.ts";
import { DatabaseAway } from "./errors.ts";
import { refusePooler } from "./pooler.ts";

const sessions = (one: () => Promise<unknown>) =>
  ({ engine: "postgres", one }) as unknown as Database;
const refused = /^DATABASE_URL leads to a connection pooler such as PgBouncer\./;

test("a session that keeps what was asked for is PostgreSQL's own", async () => {
  await refusePooler(sessions(async () => ({ readOnly: "on", timeZone: "UTC" })));
});

test("what drops the settings of a session is refused, with the reason", async () => {
  const dropped = sessions(async () => ({ readOnly: "off", timeZone: "America/New_York" }));
  await expect(refusePooler(dropped)).rejects.toThrow(refused);
});

test("so is what refuses them", async () => {
  const cause = new Error("unsupported startup parameter: options");
  const refusing = sessions(async () => {
    throw new DatabaseAway("The database cannot be reached.", { cause });
  });
  await expect(refusePooler(refusing)).rejects.toThrow(refused);
});

test("a database that is away is waited for like any", async () => {
  const away = sessions(async () => {
    throw new DatabaseAway("The database cannot be reached.");
  });
  await expect(refusePooler(away)).rejects.toBeInstanceOf(DatabaseAway);
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { testApp } from "../../../test/build-app.ts";
import { migrationsFolder } from "../db/migrate.ts";
import { sql } from "../db/sql.ts";
import { inTransaction } from "../db/transaction.ts";
import { newId } from "../ids.ts";

test("the upgrade takes the links out of mails that were sent, and keeps those that wait", async () => {
  const app = await testApp();
  try {
    const secret = "s".repeat(43);
    const now = app.clock.now();
    const body = `Choose one:\nhttps://hunts.test/reset-password?token=${secret}\n\nGoodbye.`;
    const migration = readFileSync(join(migrationsFolder, "0015_sessions_and_links.sql"), "utf8");
    const update = /^update mails set[^;]+;/m.exec(migration)?.[0] ?? "";
    await inTransaction(app.deps.db, async (tx) => {
      for (const sentAt of [now, null]) {
        await tx.execute(sql`
          insert into mails (id, recipient, subject, body, created_at, sent_at)
          values (${newId()}, 'a@hunts.test', 'Reset', ${body}, ${now}, ${sentAt})`);
      }
      await tx.execute({ parts: [update], values: [], text: update, name: undefined });
    });
    const rows = await app.deps.db.query<{ body: string; secret: string | null }>(
      sql`select body, secret from mails order by sent_at nulls last`,
    );
    expect(rows.map((row) => row.secret)).toEqual([null, secret]);
    for (const row of rows) {
      expect(row.body).toContain("/reset-password?token={token}\n\nGoodbye.");
    }
  } finally {
    await app.close();
  }
});

// What the app is measured against: Fastify with nothing of ours around it.
import { readFileSync } from "node:fs";
import fastify from "fastify";
import { Pool } from "pg";

const app = fastify({ logger: false });
app.get("/healthz", async () => ({ status: "ok" }));

/** The same bytes as the measured answer, sent as they are. */
const bytesFile = process.env.BYTES_FILE;
if (bytesFile) {
  const bytes = readFileSync(bytesFile);
  const encoding = process.env.BYTES_ENCODING ?? "identity";
  app.get("/bytes", (_request, reply) => {
    if (encoding !== "identity") reply.header("content-encoding", encoding);
    reply.type("application/json; charset=utf-8").send(bytes);
  });
}

/** A token looked up and one row read by key, both prepared: the least a signed-in page can do. */
const databaseUrl = process.env.DATABASE_URL;
if (databaseUrl) {
  const pool = new Pool({ connectionString: databaseUrl, max: 20 });
  const { createHash } = await import("node:crypto");
  app.get<{ Params: { id: string } }>("/row/:id", async (request, reply) => {
    const token = request.headers.authorization?.slice(7) ?? "";
    const session = await pool.query({
      name: "token",
      text: "select user_id from sessions where token_hash = $1 and expires_at > now()",
      values: [createHash("sha256").update(token).digest()],
    });
    const user = session.rows[0]?.user_id;
    if (!user) return reply.status(401).send({});
    const found = await pool.query({
      name: "row",
      text: "select * from subscriptions where user_id = $1 and hunt_id = $2",
      values: [user, request.params.id],
    });
    return found.rows[0] ?? {};
  });
  app.get("/one", async () => (await pool.query({ name: "one", text: "select 1 as one" })).rows[0]);
}

await app.listen({ port: Number(process.env.PORT), host: "127.0.0.1" });
process.on("SIGTERM", () => process.exit(0));

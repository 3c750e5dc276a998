import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type Compared,
  perSecond,
  processorNote,
  type Row,
  type Settings,
  startChild,
  takeTurns,
  underLoad,
} from "./measure.ts";
import { appEnvironment, huntId, tokenOf } from "./world.ts";

const app = "server/src/main.ts";
const bare = "bench/yardstick-server.ts";

/** As browsers ask. */
const accepted = { "accept-encoding": "gzip, deflate, br, zstd" };

/** The body as it is on the wire, and how it is encoded. */
function rawAnswer(port: number, path: string): Promise<{ bytes: Buffer; encoding: string }> {
  return new Promise((resolve, reject) => {
    get({ host: "127.0.0.1", port, path, headers: accepted }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () =>
        resolve({
          bytes: Buffer.concat(chunks),
          encoding: response.headers["content-encoding"] ?? "identity",
        }),
      );
    }).on("error", reject);
  });
}

/** A page sent to everybody, against Fastify sending the same compressed bytes. */
async function againstBytes(
  settings: Settings,
  databaseUrl: string,
  path: string,
): Promise<{ compared: Compared; size: number }> {
  const folder = mkdtempSync(join(tmpdir(), "ten-paces-bench-"));
  const ours = await startChild(app, appEnvironment(databaseUrl));
  try {
    const { bytes, encoding } = await rawAnswer(ours.port, path);
    const file = join(folder, "answer.json");
    writeFileSync(file, bytes);
    const yardstick = await startChild(bare, { BYTES_FILE: file, BYTES_ENCODING: encoding });
    try {
      const compared = await takeTurns(
        settings,
        () => underLoad(ours, { path, headers: accepted }, settings.seconds),
        () => underLoad(yardstick, { path: "/bytes", headers: accepted }, settings.seconds),
      );
      return { compared, size: bytes.length };
    } finally {
      await yardstick.stop();
    }
  } finally {
    await ours.stop();
    rmSync(folder, { recursive: true });
  }
}

export async function measureList(settings: Settings, databaseUrl: string): Promise<Row> {
  const { compared, size } = await againstBytes(settings, databaseUrl, "/api/hunts");
  return {
    name: "GET /hunts, 300 hunts, anonymous",
    ours: perSecond(compared.ours),
    yardstick: `bare Fastify, same bytes: ${perSecond(compared.yardstick)}`,
    value: compared.ratio,
    floor: 0.85,
    aim: "0.95",
    note: `${(size / 1024).toFixed(1)} KiB compressed, ${processorNote(compared)}`,
  };
}

export async function measureBoard(settings: Settings, databaseUrl: string): Promise<Row> {
  const { compared } = await againstBytes(settings, databaseUrl, "/api/leaderboard");
  return {
    name: "GET /leaderboard",
    ours: perSecond(compared.ours),
    yardstick: `bare Fastify, same bytes: ${perSecond(compared.yardstick)}`,
    value: compared.ratio,
    floor: 0.8,
    aim: "0.95",
    note: processorNote(compared),
  };
}

/** Ours against a bare server on the same database, both signed in. */
async function againstStatement(
  settings: Settings,
  databaseUrl: string,
  ourPath: string,
  theirPath: string,
): Promise<Compared> {
  const headers = { authorization: `Bearer ${tokenOf(7)}` };
  const ours = await startChild(app, appEnvironment(databaseUrl));
  const yardstick = await startChild(bare, { DATABASE_URL: databaseUrl });
  try {
    return await takeTurns(
      settings,
      () => underLoad(ours, { path: ourPath, headers }, settings.seconds),
      () => underLoad(yardstick, { path: theirPath, headers }, settings.seconds),
    );
  } finally {
    await ours.stop();
    await yardstick.stop();
  }
}

export async function measureDetail(settings: Settings, databaseUrl: string): Promise<Row> {
  const measured = await againstStatement(
    settings,
    databaseUrl,
    `/api/hunts/${huntId}`,
    `/row/${huntId}`,
  );
  return {
    name: "GET /hunts/:id, signed in",
    ours: perSecond(measured.ours),
    yardstick: `Fastify, token, one select: ${perSecond(measured.yardstick)}`,
    value: measured.ratio,
    floor: 0.6,
    aim: "0.9",
    note: processorNote(measured),
  };
}

export async function measureRank(settings: Settings, databaseUrl: string): Promise<Row> {
  const measured = await againstStatement(settings, databaseUrl, "/api/leaderboard", "/one");
  return {
    name: "own rank among 1,000,000 (time against SELECT 1)",
    ours: perSecond(measured.ours),
    yardstick: `Fastify, SELECT 1: ${perSecond(measured.yardstick)}`,
    value: 1 / measured.ratio,
    floor: 2,
    aim: "1.2 ×",
    lessIsBetter: true,
    note: processorNote(measured),
  };
}

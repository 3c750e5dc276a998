import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  perSecond,
  type Row,
  requestsPerSecond,
  type Settings,
  startChild,
  takeTurns,
} from "./measure.ts";
import { appEnvironment, huntId, tokenOf } from "./world.ts";

const app = "server/src/main.ts";
const bare = "bench/yardstick-server.ts";

/** A page sent to everybody, against Fastify sending the same bytes. */
async function againstBytes(
  settings: Settings,
  databaseUrl: string,
  path: string,
): Promise<{ ours: number; yardstick: number; ratio: number; size: number }> {
  const folder = mkdtempSync(join(tmpdir(), "ten-paces-bench-"));
  const ours = await startChild(app, appEnvironment(databaseUrl));
  try {
    const url = `http://127.0.0.1:${ours.port}${path}`;
    const bytes = Buffer.from(await (await fetch(url)).arrayBuffer());
    const file = join(folder, "answer.json");
    writeFileSync(file, bytes);
    const yardstick = await startChild(bare, { BYTES_FILE: file });
    try {
      const measured = await takeTurns(
        settings,
        () => requestsPerSecond({ url }, settings.seconds),
        () =>
          requestsPerSecond({ url: `http://127.0.0.1:${yardstick.port}/bytes` }, settings.seconds),
      );
      return { ...measured, size: bytes.length };
    } finally {
      await yardstick.stop();
    }
  } finally {
    await ours.stop();
    rmSync(folder, { recursive: true });
  }
}

export async function measureList(settings: Settings, databaseUrl: string): Promise<Row> {
  const { ours, yardstick, ratio, size } = await againstBytes(settings, databaseUrl, "/api/hunts");
  return {
    name: "GET /hunts, 300 hunts, anonymous",
    ours: perSecond(ours),
    yardstick: `bare Fastify, same bytes: ${perSecond(yardstick)}`,
    value: ratio,
    floor: 0.75,
    aim: "0.95",
    note: `${Math.round(size / 1024)} KiB`,
  };
}

export async function measureBoard(settings: Settings, databaseUrl: string): Promise<Row> {
  const { ours, yardstick, ratio } = await againstBytes(settings, databaseUrl, "/api/leaderboard");
  return {
    name: "GET /leaderboard",
    ours: perSecond(ours),
    yardstick: `bare Fastify, same bytes: ${perSecond(yardstick)}`,
    value: ratio,
    floor: 0.75,
    aim: "0.95",
  };
}

/** Ours against a bare server on the same database, both signed in. */
async function againstStatement(
  settings: Settings,
  databaseUrl: string,
  ourPath: string,
  theirPath: string,
) {
  const headers = { authorization: `Bearer ${tokenOf(7)}` };
  const ours = await startChild(app, appEnvironment(databaseUrl));
  const yardstick = await startChild(bare, { DATABASE_URL: databaseUrl });
  try {
    return await takeTurns(
      settings,
      () =>
        requestsPerSecond(
          { url: `http://127.0.0.1:${ours.port}${ourPath}`, headers },
          settings.seconds,
        ),
      () =>
        requestsPerSecond(
          { url: `http://127.0.0.1:${yardstick.port}${theirPath}`, headers },
          settings.seconds,
        ),
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
    floor: 0.5,
    aim: "0.9",
  };
}

export async function measureRank(settings: Settings, databaseUrl: string): Promise<Row> {
  const measured = await againstStatement(settings, databaseUrl, "/api/leaderboard", "/one");
  return {
    name: "own rank among 1,000,000 (time against SELECT 1)",
    ours: perSecond(measured.ours),
    yardstick: `Fastify, SELECT 1: ${perSecond(measured.yardstick)}`,
    value: measured.yardstick / measured.ours,
    floor: 3,
    aim: "1.2 ×",
    lessIsBetter: true,
  };
}

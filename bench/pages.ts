import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
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

/** A page sent to everybody, against Fastify sending the same bytes. */
async function againstBytes(
  settings: Settings,
  databaseUrl: string,
  path: string,
): Promise<{ compared: Compared; size: number }> {
  const folder = mkdtempSync(join(tmpdir(), "ten-paces-bench-"));
  const ours = await startChild(app, appEnvironment(databaseUrl));
  try {
    const answer = await fetch(`http://127.0.0.1:${ours.port}${path}`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const file = join(folder, "answer.json");
    writeFileSync(file, bytes);
    const yardstick = await startChild(bare, { BYTES_FILE: file });
    try {
      const compared = await takeTurns(
        settings,
        () => underLoad(ours, { path }, settings.seconds),
        () => underLoad(yardstick, { path: "/bytes" }, settings.seconds),
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
    floor: 0.75,
    aim: "0.95",
    note: `${Math.round(size / 1024)} KiB, ${processorNote(compared)}`,
  };
}

export async function measureBoard(settings: Settings, databaseUrl: string): Promise<Row> {
  const { compared } = await againstBytes(settings, databaseUrl, "/api/leaderboard");
  return {
    name: "GET /leaderboard",
    ours: perSecond(compared.ours),
    yardstick: `bare Fastify, same bytes: ${perSecond(compared.yardstick)}`,
    value: compared.ratio,
    floor: 0.75,
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
    floor: 0.5,
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
    floor: 3,
    aim: "1.2 ×",
    lessIsBetter: true,
    note: processorNote(measured),
  };
}

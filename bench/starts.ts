import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { createGrid } from "@ten-paces/geo/grid";
import { sha256 } from "../server/src/lib/ids.ts";
import { aSecond, asStarted, firstAnswer, freePort, type Row } from "./measure.ts";
import type { HuntWork } from "./one-hunt.ts";
import type { StockWork } from "./stock.ts";
import { gridKey } from "./world.ts";

interface Start {
  /** From the start of the process to its first answer, seconds. */
  toFirstAnswer: number;
  /** From the first answer to the line with the link for the first administrator, seconds; 0 where it stood before. */
  toSetupLink: number;
}

async function measureStart(dataDir: string): Promise<Start> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, [...asStarted, "server/src/main.ts"], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "error" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const linked = new Promise<number>((resolve, reject) => {
    let printed = "";
    child.stdout.on("data", (chunk) => {
      printed += String(chunk);
      if (/\/setup\?token=/.test(printed)) resolve(performance.now());
    });
    child.once("exit", () => reject(new Error("It printed no link for an administrator.")));
  });
  await firstAnswer(`http://127.0.0.1:${port}/api/hunts`, child);
  const answeredAt = performance.now();
  const linkedAt = await linked;
  child.kill("SIGTERM");
  await ended;
  return {
    toFirstAnswer: (answeredAt - began) / 1000,
    toSetupLink: Math.max(0, linkedAt - answeredAt) / 1000,
  };
}

export async function measureStarts(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "ten-paces-start-"));
  try {
    const first = await measureStart(join(folder, "world"));
    const later = await measureStart(join(folder, "world"));
    const row = (name: string, value: number, floor: number, aim: string): Row => ({
      name,
      ours: `${value.toFixed(2)} s`,
      yardstick: "absolute",
      value,
      floor,
      aim,
      lessIsBetter: true,
    });
    return [
      row("first start, empty folder, to first answer", first.toFirstAnswer, 10, "4 s"),
      row("later start to first answer", later.toFirstAnswer, 3, "1 s"),
      row("first start, first answer to setup link", first.toSetupLink, 2, "at once"),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What a script of ours writes, run in a process of its own. */
function runAlone<T>(script: string, ...given: string[]): T {
  const { stdout } = spawnSync(process.execPath, [...asStarted, script, ...given], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  return JSON.parse(stdout) as T;
}

/** Processor time is told beside a fixed calculation in the same process, since machines differ. */
const asMultiple = (seconds: number, fixed: number): string =>
  `${(seconds / fixed).toFixed(1)} × a fixed calculation of ${fixed.toFixed(2)} s`;

/** Generate All on embedded storage, in a process of its own: its processor seconds and the peak of its memory. */
export function measureGenerateAll(): Row[] {
  const folder = mkdtempSync(join(tmpdir(), "ten-paces-stock-"));
  try {
    const work = runAlone<StockWork>("bench/stock.ts", join(folder, "world"));
    const { seconds, fixed, peakMb, made, failed } = work;
    const hunt = runAlone<HuntWork>("bench/one-hunt.ts");
    return [
      {
        name: "Generate All, processor time",
        ours: `${seconds.toFixed(1)} s`,
        yardstick: asMultiple(seconds, fixed),
        value: seconds,
        floor: 20,
        aim: "5 s",
        lessIsBetter: true,
        note: `${made} hunts, ${failed} failed`,
      },
      {
        name: "Generate All, peak memory",
        ours: `${Math.round(peakMb)} MB`,
        yardstick: "absolute",
        value: peakMb,
        floor: 512,
        aim: "300 MB",
        lessIsBetter: true,
      },
      {
        name: "one hunt of ten squares from the builder, the slowest of twelve",
        ours: `${hunt.seconds.toFixed(2)} s`,
        yardstick: asMultiple(hunt.seconds, hunt.fixed),
        value: hunt.seconds,
        floor: 1.5,
        aim: "0.3 s",
        lessIsBetter: true,
        note: hunt.slowest,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The script of a first view of the hunts, as it is on the wire: the entry of index.html, the page, and what
 * both import statically. The journey first-load measures the same in a browser, for three pages.
 */
export function measureScript(): Row {
  const dist = "web/dist";
  const html = readFileSync(join(dist, "index.html"), "utf8");
  const wanted = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(
    (found) => found[1] ?? "",
  );
  const known = new Set(readdirSync(join(dist, "assets")).map((name) => `assets/${name}`));
  wanted.push(...[...known].filter((name) => /^assets\/hunts-page-[^/]+\.js$/.test(name)));
  const seen = new Set<string>();
  while (wanted.length > 0) {
    const file = wanted.pop() ?? "";
    if (seen.has(file) || !known.has(file)) continue;
    seen.add(file);
    const text = readFileSync(join(dist, file), "utf8");
    for (const found of text.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) {
      wanted.push(`assets/${found[1]}`);
    }
  }
  const bytes = [...seen].reduce(
    (sum, file) => sum + brotliCompressSync(readFileSync(join(dist, file))).length,
    0,
  );
  const kib = bytes / 1024;
  return {
    name: "script of the first view of the hunts, brotli",
    ours: `${kib.toFixed(0)} KiB in ${seen.size} files`,
    yardstick: "absolute",
    value: kib,
    floor: 146,
    aim: "110 KiB",
    lessIsBetter: true,
  };
}

/** Encodes and decodes a second of the processor, beside SHA-256 of a short text in the same run. */
export function measureGrid(): Row[] {
  const grid = createGrid(Uint8Array.from(Buffer.from(gridKey, "hex")));
  const count = 300_000;
  const points = Array.from({ length: count }, (_, index) => ({
    lat: 30 + ((index * 7919) % 150_000) / 10_000,
    lng: -118 + ((index * 104_729) % 380_000) / 10_000,
  }));
  const words: string[] = [];
  const timed = (work: () => void) => {
    // Of the processor and not of the clock: others on the machine make it no slower.
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1e6;
  };
  for (const point of points.slice(0, 20_000)) grid.encode(point);
  const encode =
    count /
    timed(() => {
      for (const point of points) words.push(grid.encode(point)?.words ?? "");
    });
  const real = words.filter(Boolean);
  const decode =
    real.length /
    timed(() => {
      for (const each of real) grid.decode(each);
    });
  const hashes =
    count /
    timed(() => {
      for (const each of points) sha256(`${each.lat}`);
    });
  const row = (name: string, value: number): Row => ({
    name,
    ours: aSecond(value),
    yardstick: `SHA-256 of a number: ${aSecond(hashes)}`,
    value: value / 1000,
    floor: 200,
    aim: "1,000 k/s",
  });
  return [
    row("three-word encode, thousands a second", encode),
    row("three-word decode, thousands a second", decode),
  ];
}

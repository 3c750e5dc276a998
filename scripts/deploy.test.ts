import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const read = (path: string) => readFileSync(join(root, path), "utf8");
const units = readdirSync(join(root, "deploy/systemd")).filter((name) =>
  /\.(service|timer)$/.test(name),
);
const services = units.filter((name) => name.endsWith(".service"));
const unit = (name: string) => read(`deploy/systemd/${name}`);

/** The values of a key, in order. */
const valuesOf = (text: string, key: string) =>
  [...text.matchAll(new RegExp(`^${key}=(.*)$`, "gm"))].map(([, value]) => value ?? "");

/** Product settings by their names, from the only reader of the environment. */
const settings = new Set(
  [...read("server/src/environment.ts").matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(
    ([, name]) => name,
  ),
);

const startCommand: string = JSON.parse(read("package.json")).scripts.start;
const endsWithinMs = Number(
  /deadlineMs = ([\d_]+)/.exec(read("server/src/lib/ending.ts"))?.[1]?.replaceAll("_", ""),
);

const hasSystemd = spawnSync("systemd-analyze", ["--version"]).status === 0;
if (!hasSystemd) {
  console.warn(
    "The systemd units are not verified: systemd-analyze is missing (Debian: package systemd).",
  );
}

/** Systemd's own reader, with the paths of an installation put where this checkout stands. */
function analyze(words: (paths: string[]) => string[], change: (text: string) => string = String) {
  const folder = mkdtempSync(join(tmpdir(), "ten-paces-units-"));
  try {
    cpSync(join(root, "deploy/systemd"), folder, { recursive: true });
    for (const name of units) {
      const here = unit(name).replaceAll("/opt/ten-paces", root.replace(/\/$/, ""));
      writeFileSync(join(folder, name), change(here));
    }
    const paths = units.map((name) => join(folder, name));
    const { status, stdout, stderr } = spawnSync("systemd-analyze", words(paths), {
      encoding: "utf8",
    });
    return { status, told: `${stdout}${stderr}` };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test.skipIf(!hasSystemd)("systemd reads the units without a complaint", () => {
  const verify = (paths: string[]) => ["verify", "--man=no", ...paths];
  const { status, told } = analyze(verify);
  expect(told).toBe("");
  expect(status).toBe(0);
  const misspelt = analyze(verify, (text) => text.replace("ProtectHome=", "ProtectHomes="));
  expect(misspelt.told).toContain("ProtectHomes");
});

test.skipIf(!hasSystemd)("systemd finds little that the services could do to the machine", () => {
  for (const name of services) {
    const { status, told } = analyze((paths) => [
      "security",
      "--offline=yes",
      "--threshold=20",
      "--no-pager",
      ...paths.filter((path) => path.endsWith(name)),
    ]);
    expect(status, told).toBe(0);
  }
});

test("the service starts what npm starts, and gives it the time it takes to end", () => {
  const service = unit("ten-paces.service");
  const [program = "", ...words] = valuesOf(service, "ExecStart")[0]?.split(" ") ?? [];
  expect(program).toBe("/opt/ten-paces/node_modules/.bin/node");
  expect(["node", ...words].join(" ")).toBe(startCommand);
  expect(valuesOf(service, "WorkingDirectory")).toEqual(["/opt/ten-paces"]);
  expect(endsWithinMs).toBeGreaterThan(0);
  expect(1000 * Number(valuesOf(service, "TimeoutStopSec")[0])).toBeGreaterThan(endsWithinMs);
  expect(valuesOf(service, "Restart")).toEqual(["always"]);
});

test("what the services write is what they may write, and nothing else", () => {
  for (const name of services) {
    const text = unit(name);
    expect(valuesOf(text, "ProtectSystem")).toEqual(["strict"]);
    expect(valuesOf(text, "NoNewPrivileges")).toEqual(["yes"]);
    expect(valuesOf(text, "StateDirectory")).toEqual(["ten-paces"]);
    expect(text).toContain("DATA_DIR=/var/lib/ten-paces/world");
    // The server itself writes backups of the built-in database, so it needs the folder as well.
    expect(valuesOf(text, "ReadWritePaths").map((path) => path.replace(/^-/, ""))).toEqual([
      "/var/backups/ten-paces",
    ]);
    // JavaScript is compiled while it runs.
    expect(valuesOf(text, "MemoryDenyWriteExecute")).toEqual([]);
  }
  expect(unit("ten-paces-backup.service")).toContain('backup "/var/backups/ten-paces/ten-paces-');
  expect(read("deploy/systemd/ten-paces.tmpfiles.conf")).toContain("/var/backups/ten-paces 0700");
});

test("every setting that the files name is one of the product's", () => {
  const example = read("deploy/systemd/environment.example");
  const compose = read("deploy/container/compose.yaml");
  const ofApp = compose.slice(compose.indexOf("\n  app:"), compose.indexOf("\n  database:"));
  const image = read("deploy/container/Dockerfile");
  const named = [
    ...[...example.matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name),
    ...[...ofApp.matchAll(/^ {6}([A-Z][A-Z0-9_]*):/gm)].map(([, name]) => name),
    ...[...(/^ENV (.*)$/m.exec(image)?.[1] ?? "").matchAll(/([A-Z_]+)=/g)].map(([, name]) => name),
  ];
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !settings.has(name))).toEqual([]);
});

test("the container starts what npm starts, on the same Node, and is given time to end", () => {
  const image = read("deploy/container/Dockerfile");
  expect(JSON.parse(/^CMD (\[.*\])$/m.exec(image)?.[1] ?? "[]").join(" ")).toBe(startCommand);
  const node = JSON.parse(read("package.json")).devDependencies.node;
  for (const [, major] of image.matchAll(/^FROM node:(\d+)/gm)) {
    expect(major).toBe(node.split(".")[0]);
  }
  const grace = /^ {4}stop_grace_period: (\d+)s/m.exec(read("deploy/container/compose.yaml"))?.[1];
  expect(1000 * Number(grace)).toBeGreaterThan(endsWithinMs);
});

// A throw-away PostgreSQL for tests and benchmarks: found or installed, started in a temporary folder on a free
// loopback port, gone when the process ends. Runs before anything is installed: plain JavaScript, no packages.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import {
  accessSync,
  chownSync,
  constants,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

const oldest = 15;

/**
 * Starts a new, empty PostgreSQL and resolves when it answers.
 * @param {{settings?: Record<string, string>, port?: number, folder?: string}} [options] settings are those of
 *   postgresql.conf. With `folder` an existing cluster is started again, on its `port`.
 * @returns {Promise<{url: string, folder: string, port: number, bin: string, pid: number,
 *   stop: (how?: {keepFiles?: boolean}) => Promise<void>}>} url names the superuser and the database "postgres".
 *   `stop` must be called, or the process stays: the server keeps it alive.
 * @throws {Error} with a sentence for people where PostgreSQL is missing and cannot be installed.
 */
export async function startPostgres({ settings = {}, port, folder } = {}) {
  const bin = findBinaries() ?? installBinaries();
  const user = ordinaryUser();
  const home = folder ?? mkdtempSync(join(tmpdir(), "ten-paces-postgres-"));
  const data = join(home, "data");
  if (!folder) {
    if (user) chownSync(home, user.uid, user.gid);
    runAs(user, join(bin, "initdb"), [
      ...["--pgdata", data, "--username", "postgres", "--auth", "trust"],
      ...["--encoding", "UTF8", "--locale", "C", "--no-sync", "--no-instructions"],
    ]);
  }
  const chosenPort = port ?? (await freePort());
  const all = {
    listen_addresses: "127.0.0.1",
    port: String(chosenPort),
    unix_socket_directories: "",
    max_connections: "200",
    ...settings,
  };
  const server = spawn(
    join(bin, "postgres"),
    ["-D", data, ...Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`])],
    { cwd: home, stdio: ["ignore", "ignore", "pipe"], ...user },
  );
  const ended = new Promise((resolve) => server.once("exit", resolve));
  const removeAtExit = () => {
    server.kill("SIGQUIT");
    awaitGone(join(data, "postmaster.pid"));
    if (!folder) rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  const endOnSignal = (signal) => {
    removeAtExit();
    process.exit(signal === "SIGINT" ? 130 : 143);
  };
  process.once("exit", removeAtExit);
  process.once("SIGINT", endOnSignal);
  process.once("SIGTERM", endOnSignal);
  const forget = () => {
    process.off("exit", removeAtExit);
    process.off("SIGINT", endOnSignal);
    process.off("SIGTERM", endOnSignal);
  };

  await ready(server);
  return {
    url: `postgres://postgres@127.0.0.1:${chosenPort}/postgres`,
    folder: home,
    port: chosenPort,
    bin,
    pid: server.pid,
    async stop({ keepFiles = false } = {}) {
      server.kill("SIGINT");
      await ended;
      forget();
      if (!keepFiles) rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** The folder of PostgreSQL's programs, the newest there is, or null. */
export function findBinaries() {
  const folders = [
    ...versions("/usr/lib/postgresql").map((version) => `/usr/lib/postgresql/${version}/bin`),
    ...(process.env.PATH ?? "").split(delimiter).filter(Boolean),
    ...["/opt/homebrew/opt", "/usr/local/opt"].flatMap((root) =>
      versions(root, "postgresql@").map((version) => `${root}/postgresql@${version}/bin`),
    ),
    "/opt/homebrew/bin",
    ...versions("/usr", "pgsql-").map((version) => `/usr/pgsql-${version}/bin`),
    ...versions("/Library/PostgreSQL").map((version) => `/Library/PostgreSQL/${version}/bin`),
  ];
  return folders.find((folder) => hasPrograms(folder) && versionOf(folder) >= oldest) ?? null;
}

function versions(root, prefix = "") {
  let names = [];
  try {
    names = readdirSync(root);
  } catch {
    return [];
  }
  return names
    .filter((name) => name.startsWith(prefix))
    .map((name) => Number(name.slice(prefix.length)))
    .filter((version) => version >= oldest)
    .sort((a, b) => b - a);
}

function hasPrograms(folder) {
  return ["initdb", "postgres"].every((name) => {
    try {
      accessSync(join(folder, name), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

function versionOf(folder) {
  const { stdout } = spawnSync(join(folder, "postgres"), ["--version"], { encoding: "utf8" });
  return Number(/(\d+)/.exec(stdout ?? "")?.[1] ?? 0);
}

function installBinaries() {
  if (process.platform !== "linux" || process.getuid?.() !== 0 || !exists("/usr/bin/apt-get")) {
    throw new Error(
      `PostgreSQL ${oldest} or newer is needed and was not found. Install it ("apt-get install postgresql" on Debian and Ubuntu, "brew install postgresql@18" on macOS) and try again.`,
    );
  }
  console.log(`PostgreSQL was not found; installing it with apt-get (a minute or two) …`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  // The package would otherwise make and start a cluster of its own.
  const quiet = ["-o", "Dpkg::Options::=--force-confold", "-qq", "-y", "--no-install-recommends"];
  if (!exists("/etc/postgresql-common/createcluster.conf")) {
    execFileSync("sh", [
      "-c",
      "mkdir -p /etc/postgresql-common && echo 'create_main_cluster = false' > /etc/postgresql-common/createcluster.conf",
    ]);
  }
  try {
    execFileSync("apt-get", ["update", "-qq"], { env, stdio: ["ignore", "ignore", "inherit"] });
    execFileSync("apt-get", ["install", ...quiet, "postgresql"], {
      env,
      stdio: ["ignore", "ignore", "inherit"],
    });
  } catch (error) {
    throw new Error(
      `apt-get could not install PostgreSQL: ${error.message}. Install it by hand and try again.`,
    );
  }
  const bin = findBinaries();
  if (bin) return bin;
  throw new Error(
    `apt-get installed a PostgreSQL older than ${oldest}. Install a newer one and try again.`,
  );
}

/** PostgreSQL refuses to run as root: then the user "postgres" where there is one, or else "nobody". */
function ordinaryUser() {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ["postgres", "nobody"]) {
    const found = spawnSync("id", ["-u", name], { encoding: "utf8" });
    if (found.status !== 0) continue;
    const gid = spawnSync("id", ["-g", name], { encoding: "utf8" });
    return { uid: Number(found.stdout), gid: Number(gid.stdout) };
  }
  throw new Error(
    'PostgreSQL refuses to run as root, and there is no user "postgres" or "nobody" to run it as.',
  );
}

function runAs(user, program, args) {
  const done = spawnSync(program, args, { cwd: "/", encoding: "utf8", ...user });
  if (done.status !== 0) {
    throw new Error(`${program} failed: ${done.error?.message ?? done.stderr.trim()}`);
  }
}

function ready(server) {
  return new Promise((resolve, reject) => {
    let log = "";
    const fail = () => reject(new Error(`PostgreSQL did not start:\n${log.trim().slice(-2000)}`));
    server.once("error", (error) =>
      reject(new Error(`PostgreSQL did not start: ${error.message}`)),
    );
    server.once("exit", fail);
    server.stderr.setEncoding("utf8");
    server.stderr.on("data", (text) => {
      log = (log + text).slice(-10_000);
      if (!/ready to accept (read-only )?connections/.test(log)) return;
      server.off("exit", fail);
      resolve(undefined);
    });
  });
}

/** An exiting process cannot await: it sleeps until the file is gone, 5 s at most. */
function awaitGone(path) {
  const cell = new Int32Array(new SharedArrayBuffer(4));
  for (let waits = 0; waits < 100 && exists(path); waits += 1) Atomics.wait(cell, 0, 0, 50);
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

function exists(path) {
  try {
    statSync(path);
    return true;
  } catch {
    return false;
  }
}

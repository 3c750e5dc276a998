// Runs before `npm start`, `npm test`, `npm run check` and `npm run bench`, on the machine's own Node, before
// anything is installed: plain JavaScript, no packages. Installs what is missing and builds what is stale.
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { findBrowser, shellOfDebian } from "./browser.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const goal = process.argv[2] ?? "start";
const npm = process.platform === "win32" ? "npm.cmd" : "npm";

function say(text) {
  process.stdout.write(`${text}\n`);
}

/** Ends with a sentence that says what to do. */
function stop(text) {
  process.stderr.write(`\n${text}\n`);
  process.exit(1);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  stop(
    `Ten Paces needs Node 20.19 or newer to install itself; this is ${process.versions.node}. Install a current Node from nodejs.org.`,
  );
}

function hashOf(paths) {
  const hash = createHash("sha256");
  for (const path of paths) addToHash(hash, join(root, path));
  return hash.digest("hex");
}

function addToHash(hash, path) {
  if (!existsSync(path)) return;
  if (statSync(path).isDirectory()) {
    for (const name of readdirSync(path).sort()) {
      if (name !== "node_modules" && name !== "dist") addToHash(hash, join(path, name));
    }
    return;
  }
  hash.update(path.slice(root.length)).update(readFileSync(path));
}

/** Runs a step only when what it is made from has changed since it last succeeded. */
function whenChanged(stampFile, sources, what, step) {
  const stamp = join(root, stampFile);
  const now = hashOf(sources);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === now) return;
  say(`${what} …`);
  const began = Date.now();
  step();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, now);
  say(`${what}: done in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
}

function run(command, args, problem, env = {}) {
  const ended = spawnSync(command, args, {
    cwd: root,
    stdio: "inherit",
    env: { ...environment(), ...env },
  });
  if (ended.status !== 0) stop(problem);
}

/** The environment of npm scripts: the Node of this project first. */
function environment() {
  return { ...process.env, PATH: `${join(root, "node_modules/.bin")}:${process.env.PATH ?? ""}` };
}

function install() {
  const manifests = ["", "contract/", "geo/", "hunt-builder/", "server/", "web/"];
  whenChanged(
    "node_modules/.ten-paces-installed",
    ["package-lock.json", ...manifests.map((folder) => `${folder}package.json`)],
    "Installing packages",
    () =>
      run(
        npm,
        // Not `npm ci`: it insists on the optional builds of every platform, which a registry need not hold.
        // With the development ones, also where NODE_ENV says production: they build the pages and bring the Node.
        ["install", "--include=dev", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"],
        "The packages could not be installed. Check the network and the free disk space, then run the command again.",
      ),
  );
  try {
    execFileSync(join(root, "node_modules/.bin/node"), ["-e", "process.exit(0)"]);
  } catch {
    stop(
      "The project's own Node is not usable. Remove the folder node_modules and run the command again.",
    );
  }
}

function buildDatabaseTemplate() {
  whenChanged(
    "server/dist/.template-built",
    ["server/scripts/build-template.mjs", "package-lock.json"],
    "Making the database template",
    () =>
      run(
        "node",
        ["server/scripts/build-template.mjs"],
        "The database template could not be made. Is there free disk space?",
      ),
  );
}

function buildWeb() {
  whenChanged(
    "web/dist/.built-from",
    ["web", "contract/src", "geo/src", "package-lock.json"],
    "Building the pages",
    () => {
      const problem = "The pages could not be built; see above.";
      for (const language of ["", "es"]) {
        const env = { TEN_PACES_LANGUAGE: language };
        run("vite", ["build", "web", "--logLevel", "warn"], problem, env);
        run("node", ["web/scripts/prerender.mjs"], problem, env);
        run("node", ["web/scripts/make-worker.mjs"], problem, env);
        if (language) run("node", ["web/scripts/add-language.mjs"], problem, env);
      }
    },
  );
}

function isUsable(command) {
  return spawnSync(command, ["--version"], { stdio: "ignore" }).status === 0;
}

/** Finds a browser for the journeys, or gets one; Debian's shell without windows is worth getting where there is another. */
function ensureBrowser() {
  const mayInstall = isUsable("apt-get") && process.getuid?.() === 0;
  if (mayInstall && !process.env.CHROME_PATH && !existsSync(shellOfDebian)) {
    say("Installing Chromium …");
    if (!installPackage(shellOfPackage)) {
      spawnSync("apt-get", ["update", "-qq", "-o", "Acquire::http::Timeout=20"], aptOptions);
      if (!installPackage(shellOfPackage) && !findBrowser()) installPackage("chromium");
    }
  }
  if (findBrowser()) return;
  stop(
    mayInstall
      ? "Chromium could not be installed. Install it by hand and try again."
      : "The tests and the pages' benchmark need Chromium or Chrome. Install one (Debian: apt-get install chromium), or set CHROME_PATH.",
  );
}

const shellOfPackage = "chromium-headless-shell";
const aptOptions = {
  stdio: ["ignore", "ignore", "ignore"],
  env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
};

function installPackage(name) {
  const args = ["install", "-y", "-qq", "--no-install-recommends", name];
  return spawnSync("apt-get", args, aptOptions).status === 0;
}

checkNode();
install();
if (goal === "start" || goal === "test" || goal === "bench") {
  buildDatabaseTemplate();
  buildWeb();
}
if (goal === "test" || goal === "bench") ensureBrowser();

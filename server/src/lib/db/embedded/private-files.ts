import { chmod, readdir, stat } from "node:fs/promises";
import { join } from "node:path";

const ownerFolder = 0o700;
const ownerFile = 0o600;
const others = 0o077;

/**
 * Makes the folder of an installation and all that it made in it its owner's alone, whatever an older version
 * or a careless copy left. What else may lie in the folder is left as it is. Where the modes cannot be changed
 * (a file of another user, a file system without them) that is said, and the start goes on.
 */
export async function closeToOthers(dataDir: string, say: (line: string) => void): Promise<void> {
  const ours = (await readdir(dataDir)).filter((name) => /^database(\.|$)/.test(name));
  let refused = 0;
  const count = () => {
    refused += 1;
  };
  await close(dataDir, count);
  await Promise.all(ours.map((name) => closeTree(join(dataDir, name), count)));
  if (refused > 0) {
    say(
      `Warning: other users of this machine may read ${dataDir} (${refused} of its files could not be closed to them). Its files must belong to the user who runs Ten Paces.`,
    );
  }
}

/** A file or a folder with all that is in it; `onRefused` hears of each that could not be closed. */
export async function closeTree(path: string, onRefused?: () => void): Promise<void> {
  const isFolder = await close(path, onRefused);
  if (!isFolder) return;
  const entries = await readdir(path);
  for (const entry of entries) await closeTree(join(path, entry), onRefused);
}

async function close(path: string, onRefused?: () => void): Promise<boolean> {
  const found = await stat(path);
  const isFolder = found.isDirectory();
  if ((found.mode & others) === 0) return isFolder;
  try {
    await chmod(path, isFolder ? ownerFolder : ownerFile);
    // Some file systems take the call and change nothing.
    if (((await stat(path)).mode & others) !== 0) onRefused?.();
  } catch {
    onRefused?.();
  }
  return isFolder;
}

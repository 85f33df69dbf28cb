import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Folders that a browser and its driver make for themselves, and leave behind when they are killed. */
const OF_A_BROWSER = /^(playwright_chromiumdev_profile-|playwright-artifacts-|\.?org\.chromium\.Chromium\.)/;

/** What every program of this machine was started with; empty where the system does not say. */
const startedWith = async (): Promise<string> => {
  const processes = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const lines = await Promise.all(processes.map((id) => readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')));
  return lines.join('\n');
};

/**
 * Removes what killed browsers left in the temporary folder: folders of this user that began before (milliseconds since
 * 1970), and that no running program names. Returns their names.
 */
export const eraseBrowserFolders = async (
  begunBefore: number,
  folder: string = tmpdir(),
  running: () => Promise<string> = startedWith,
): Promise<readonly string[]> => {
  const used = await running();
  const erased: string[] = [];
  for (const name of await readdir(folder)) {
    if (!OF_A_BROWSER.test(name)) continue;
    const path = join(folder, name);
    const there = await stat(path).catch(() => null);
    const isOurs = there !== null && (process.getuid === undefined || there.uid === process.getuid());
    if (!isOurs || there.mtimeMs >= begunBefore || used.includes(path)) continue;
    await rm(path, { recursive: true, force: true });
    erased.push(name);
  }
  return erased;
};

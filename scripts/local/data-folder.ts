import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export class BusyFolderError extends Error {}

/** Takes a data folder for this process, so that two runtimes never write to one database; answers how to give it back. */
export function takeDataFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'runtime.pid');
  const owner = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (owner && owner !== process.pid && isAlive(owner))
    throw new BusyFolderError(
      `Process ${owner} is using ${folder}. Stop it, or choose another folder: DATA_DIR=.data2 npm start`,
    );
  writeFileSync(file, String(process.pid));
  return () => rmSync(file, { force: true });
}

/** Whether `pid` is a runtime: the number of one that was killed may have gone to another process. */
function isAlive(pid: number): boolean {
  const command = `/proc/${pid}/cmdline`;
  if (existsSync('/proc/self/cmdline'))
    return existsSync(command) && readFileSync(command, 'utf8').includes('launch.mjs');
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

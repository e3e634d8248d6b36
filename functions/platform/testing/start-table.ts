import { rmSync } from 'node:fs';
import { startDatabase } from '../../../scripts/local/database.ts';
import { tableName } from '../../../scripts/local/environment.ts';
import { fastFolder } from '../../../scripts/local/product.ts';

/**
 * One table for all the table tests of a run; each test makes its own workspace and nothing is wiped.
 * On a file: in memory the emulator's writes get slower with every write before.
 */
export default async function startTable(): Promise<() => Promise<void>> {
  const folder = fastFolder();
  const database = await startDatabase(tableName, folder);
  process.env.TEST_DATABASE = database.endpoint;
  process.env.TEST_FOLDER = folder;
  return async () => {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

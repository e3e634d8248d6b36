import { rmSync } from 'node:fs';
import { startDatabase } from '../../../scripts/local/database.ts';
import { tableName } from '../../../scripts/local/environment.ts';
import { fastFolder } from '../../../scripts/local/product.ts';
import { functionRights } from '../../../scripts/rights/function-rights.ts';

/**
 * One table for all the table tests of a run; each test makes its own workspace and nothing is wiped.
 * On a file: in memory the emulator's writes get slower with every write before.
 */
export default async function startTable(): Promise<() => Promise<void>> {
  const folder = fastFolder();
  // Read once for all the processes of the run.
  const [database] = await Promise.all([startDatabase(tableName, folder), functionRights()]);
  process.env.TEST_DATABASE = database.endpoint;
  process.env.TEST_FOLDER = folder;
  return async () => {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

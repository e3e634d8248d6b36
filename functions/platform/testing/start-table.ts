import { type LocalDatabase, startDatabase } from '../../../scripts/local/database.ts';
import { tableName } from '../../../scripts/local/environment.ts';

/** One table in memory for all the table tests of a run; each test makes its own workspace and nothing is wiped. */
export default async function startTable(): Promise<() => Promise<void>> {
  const database: LocalDatabase = await startDatabase(tableName);
  process.env.TEST_DATABASE = database.endpoint;
  return () => database.stop();
}

import { loadavg } from 'node:os';
import { benchAdminLog } from './admin-log.ts';
import { benchAdminPeople } from './admin-people.ts';
import { benchAdminSealing } from './admin-sealing.ts';
import { onFastTable } from './fast-table.ts';

/**
 * The administration of a platform of its size, each figure beside a baseline of the same run: on a machine that others share
 * it is the ratios that count.
 */
export async function benchAdmin(): Promise<void> {
  await onFastTable(benchAdminPeople);
  await onFastTable(benchAdminLog);
  await onFastTable(benchAdminSealing);
  console.log(`\nLoad at the end: ${loadavg()[0]?.toFixed(1)}`);
}

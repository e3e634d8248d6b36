import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startAwsServices } from './aws-services.ts';
import { startDatabase } from './database.ts';
import { tableName } from './environment.ts';
import { startFileStore } from './file-store.ts';
import type { Mailbox } from './mailbox.ts';
import { startMetaGraph } from './meta-graph.ts';
import { startQueues } from './queues.ts';

/** Everything outside that the functions talk to, on this machine; without `dataDir`, nothing is kept. */
export async function startEmulators(mailbox: Mailbox, secrets: Record<string, string>, dataDir?: string) {
  const filesDir = dataDir ? join(dataDir, 'files') : mkdtempSync(join(tmpdir(), 'reclame-files-'));
  const [database, queues, files, services, meta] = await Promise.all([
    startDatabase(tableName, dataDir),
    startQueues(),
    startFileStore(filesDir),
    startAwsServices(mailbox, secrets),
    startMetaGraph(),
  ]);
  const stop = async () => {
    await Promise.all([database, queues, files, services, meta].map((one) => one.stop()));
    if (!dataDir) rmSync(filesDir, { recursive: true, force: true });
  };
  return { database, queues, files, services, meta, stop };
}

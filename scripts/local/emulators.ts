import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { queues as specs } from '../../shared/workers.ts';
import { startAwsServices } from './aws-services.ts';
import { startDatabase } from './database.ts';
import { secretIds, tableName } from './environment.ts';
import { startFileStore } from './file-store.ts';
import type { Mailbox } from './mailbox.ts';
import { startMetaGraph } from './meta-graph.ts';
import { startModelServer } from './models/model-server.ts';
import { putOnQueue, startQueues } from './queues.ts';
import { startStripe } from './stripe/stripe-server.ts';

/** Everything outside that the functions talk to, on this machine; without `dataDir`, nothing is kept. */
export async function startEmulators(
  appUrl: string,
  mailbox: Mailbox,
  secrets: Record<string, string>,
  dataDir?: string,
) {
  const filesDir = dataDir ? join(dataDir, 'files') : mkdtempSync(join(tmpdir(), 'reclame-files-'));
  const queues = await startQueues();
  const [database, files, services, meta, stripe, models] = await Promise.all([
    startDatabase(tableName, dataDir),
    startFileStore(filesDir),
    startAwsServices(mailbox, secrets, putOnQueue(queues, specs.returnedMails)),
    startMetaGraph(),
    startStripe({
      appUrl,
      secret: JSON.parse(secrets[secretIds.stripe] ?? ''),
      file: dataDir && join(dataDir, 'stripe.jsonl'),
    }),
    // Only when asked: without it the embedded engine writes alone, as on a stage that has no model.
    process.env.LOCAL_MODEL ? startModelServer() : null,
  ]);
  const stop = async () => {
    await Promise.all([database, queues, files, services, meta, stripe, models].map((one) => one?.stop()));
    if (!dataDir) rmSync(filesDir, { recursive: true, force: true });
  };
  return { database, queues, files, services, meta, stripe, models, stop };
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { startAwsServices } from '../../../scripts/local/aws-services.ts';
import { localEnvironment, localSecrets, secretIds } from '../../../scripts/local/environment.ts';
import { startFileStore } from '../../../scripts/local/file-store.ts';
import { Mailbox } from '../../../scripts/local/mailbox.ts';
import { localPolicy } from '../../../scripts/local/outbound-policy.ts';
import { startQueues } from '../../../scripts/local/queues.ts';
import { setOutboundPolicy } from '../clients/outbound/outbound-policy.ts';

export const secrets = localSecrets();

/** The queues, files, mails and secrets of one test file, and the environment that leads the functions to them. */
export const mailbox = new Mailbox();
export const queues = await startQueues();
export const originSecret = secrets[secretIds.origin] ?? '';

const services = await startAwsServices(mailbox, secrets);
const folder = mkdtempSync(join(tmpdir(), 'reclame-files-'));
const files = await startFileStore(folder);

Object.assign(
  process.env,
  localEnvironment('http://localhost:3000', 'test', {
    database: process.env.TEST_DATABASE ?? '',
    queues,
    files: files.endpoint,
    services: services.endpoint,
  }),
  { LOG_LEVEL: 'error', ADMIN_EMAIL: 'first.admin@reclame.example' },
);

// Tests ask no name server: every name but those of this machine is unknown.
setOutboundPolicy(localPolicy(async (name) => Promise.reject(new Error(`No such name: ${name}`))));

afterAll(async () => {
  await Promise.all([queues.stop(), services.stop(), files.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

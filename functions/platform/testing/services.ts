import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { startAwsServices } from '../../../scripts/local/aws-services.ts';
import { openDoor } from '../../../scripts/local/door/door.ts';
import { localEnvironment, localSecrets, secretIds } from '../../../scripts/local/environment.ts';
import { startFileStore } from '../../../scripts/local/file-store.ts';
import { Mailbox } from '../../../scripts/local/mailbox.ts';
import { startMetaGraph } from '../../../scripts/local/meta-graph.ts';
import { putOnQueue, startQueues } from '../../../scripts/local/queues.ts';
import { startStripe } from '../../../scripts/local/stripe/stripe-server.ts';
import { queues as specs } from '../../../shared/workers.ts';

export const secrets = localSecrets();

/** The queues, files, mails, secrets, Meta and Stripe that the test files of one process share, and the environment that leads the functions to them. */
export const mailbox = new Mailbox();
export const queues = await startQueues();
export const meta = await startMetaGraph();
/** Its events go nowhere until a test says who takes them. */
export const stripe = await startStripe({
  appUrl: 'http://localhost:3000',
  secret: JSON.parse(secrets[secretIds.stripe] ?? ''),
  send: async () => 200,
});
export const originSecret = secrets[secretIds.origin] ?? '';

/** What a function was refused for want of a right, in AWS's words. */
export const denials: string[] = [];

const services = await startAwsServices(mailbox, secrets, putOnQueue(queues, specs.returnedMails));
const files = await startFileStore(mkdtempSync(join(process.env.TEST_FOLDER ?? '', 'files-')));

Object.assign(
  process.env,
  localEnvironment('http://localhost:3000', 'test', {
    database: { endpoint: process.env.TEST_DATABASE ?? '' },
    queues,
    files,
    services,
    stripe,
  }),
  { META_GRAPH_URL: meta.url, LOG_LEVEL: 'error', ADMIN_EMAIL: 'first.admin@reclame.example' },
);
openDoor((words) => denials.push(words));

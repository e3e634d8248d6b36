import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '../../functions/platform/env-schema.ts';
import { queues } from '../../shared/workers.ts';
import { localCredentials, localRegion } from './database.ts';
import { bucketName } from './file-store.ts';
import { lockedBucketName } from './locked-store.ts';
import type { LocalQueues } from './queues.ts';
import { signedPath } from './signed-files.ts';

export const tableName = 'reclame-local';
export const secretIds = {
  auth: 'reclame/local/auth',
  origin: 'reclame/local/origin',
  /** The key of workspaces' secrets, which only the local KMS reads. */
  sealing: 'alias/reclame-local',
  stripe: 'reclame/local/stripe',
};

/** The secrets of this machine, each made at the first start that needs it and kept with the data. */
export function localSecrets(dataDir?: string): Record<string, string> {
  const file = dataDir && join(dataDir, 'secrets.json');
  const kept: Record<string, string> = file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const secret = () => randomBytes(32).toString('base64url');
  const secrets = {
    [secretIds.auth]: JSON.stringify({ kid: 'local', key: secret() }),
    [secretIds.origin]: secret(),
    [secretIds.sealing]: secret(),
    [secretIds.stripe]: JSON.stringify({ secretKey: `sk_test_${secret()}`, webhookSecrets: [`whsec_${secret()}`] }),
    ...kept,
  };
  if (dataDir && file && Object.keys(secrets).length > Object.keys(kept).length) {
    mkdirSync(dataDir, { recursive: true });
    // Whole or not at all: a half-written file would keep every session out.
    writeFileSync(`${file}.new`, JSON.stringify(secrets), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  return { ...secrets, ...stripeAccount() };
}

/** The account at Stripe itself that a developer names, in the place of this machine's; it is kept nowhere. */
function stripeAccount(): Record<string, string> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = process.env;
  if (!secretKey) return {};
  return { [secretIds.stripe]: JSON.stringify({ secretKey, webhookSecrets: webhookSecret ? [webhookSecret] : [] }) };
}

type Emulators = {
  database: { endpoint: string };
  queues: LocalQueues;
  files: { endpoint: string };
  services: { endpoint: string };
  meta?: { url: string };
  stripe?: { url: string };
  models?: { endpoint: string } | null;
};

/** What the functions find in their environment here: the same names as on a stage, other addresses. */
export function localEnvironment(appUrl: string, version: string, emulators: Emulators): Record<string, string> {
  const functionEnv: Partial<Env> = {
    STAGE: 'local',
    RELEASE: version,
    VERSION: version,
    LOG_LEVEL: 'warn',
    TABLE_NAME: tableName,
    AUTH_SECRET_ID: secretIds.auth,
    ORIGIN_SECRET_ID: secretIds.origin,
    SECRETS_KEY_ID: secretIds.sealing,
    APP_URL: appUrl,
    MAIL_FROM: 'bonjour@reclame.example',
    // The demo's administrator has no telephone.
    ADMIN_SECOND_FACTOR: 'optional',
    FILES_BUCKET: bucketName,
    ANCHORS_BUCKET: lockedBucketName,
    UPLOADS_ENDPOINT: `${appUrl}${signedPath}`,
    // A developer may lead it to the real one.
    ...(emulators.meta && { META_GRAPH_URL: process.env.META_GRAPH_URL ?? emulators.meta.url }),
  };
  const [[someQueue, someAddress] = []] = emulators.queues.addresses;
  const addresses = Object.values(queues).map((queue) => [
    queue.addressVariable,
    emulators.queues.addresses.get(queue) ?? '',
  ]);
  return {
    ...functionEnv,
    ...Object.fromEntries(addresses),
    ...(someQueue && { QUEUES_URL: someAddress?.slice(0, -someQueue.name.length) }),
    AWS_REGION: localRegion,
    AWS_ACCESS_KEY_ID: localCredentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: localCredentials.secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: emulators.database.endpoint,
    AWS_ENDPOINT_URL_SQS: emulators.queues.endpoint,
    AWS_ENDPOINT_URL_S3: emulators.files.endpoint,
    // Otherwise the SDK wraps streams in chunks that only S3 itself can read.
    AWS_REQUEST_CHECKSUM_CALCULATION: 'WHEN_REQUIRED',
    AWS_ENDPOINT_URL_SES: emulators.services.endpoint,
    AWS_ENDPOINT_URL_SESV2: emulators.services.endpoint,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: emulators.services.endpoint,
    AWS_ENDPOINT_URL_KMS: emulators.services.endpoint,
    STRIPE_SECRET_ID: secretIds.stripe,
    // A developer's own account is at Stripe itself.
    ...(emulators.stripe && !process.env.STRIPE_SECRET_KEY && { STRIPE_API_URL: emulators.stripe.url }),
    ...(emulators.models && {
      AWS_ENDPOINT_URL_BEDROCK_RUNTIME: emulators.models.endpoint,
      AI_BEDROCK_MODEL: `eu.anthropic.${process.env.LOCAL_MODEL}`,
    }),
  };
}

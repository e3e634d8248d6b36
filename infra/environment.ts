import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Named } from '../functions/platform/env-schema.ts';
import { monitoringEnvironment } from '../shared/kernel/monitoring.ts';
import type { QueueSpec } from '../shared/kernel/worker-specs.ts';
import { bundleRelease } from './bundle-release.ts';
import { type Deployment, rightsOf } from './config.ts';
import type { WordLog } from './constructs/word-log.ts';
import { functionSettings } from './function-settings.ts';

/** What functions work on: each has rights on what it needs. */
export type Resources = {
  table: ITable;
  files: IBucket;
  /** Under Object Lock; none on a disposable stage. */
  anchors: IBucket | undefined;
  authKeys: ISecret;
  originProof: ISecret;
  stripeKeys: ISecret;
  secretsKey: IKey;
  queues: ReadonlyMap<QueueSpec, IQueue>;
  /** What each of them gave up. */
  deadLetters: ReadonlyMap<QueueSpec, IQueue>;
  mail: MailSender;
  /** Of each word, what its functions log. */
  logs: ReadonlyMap<string, WordLog>;
  /** What a function may call of Bedrock; none where the stage has no model. */
  models: readonly string[];
};

/** What queues are called on a stage: who looks after all of them is told this address, and 46 would be too many. */
export const queueName = (stage: string, name: string) => `reclame-${stage}-${name}`;

const queuesUrl = (stage: string, { region, account }: Deployment['settings']) =>
  `https://sqs.${region}.amazonaws.com/${account}/${queueName(stage, '')}`;

/** The log of a word, which has one as soon as it has a function. */
export function logOf({ logs }: Pick<Resources, 'logs'>, word: string): WordLog {
  const log = logs.get(word);
  if (!log) throw new Error(`No function of ${word} is known`);
  return log;
}

export type MailSender = {
  address: string;
  identityArn: string;
  configurationSet: string;
  configurationSetArn: string;
};

/** Said on a developer's machine only: a stage keeps to the real addresses. */
type LocalVariable = 'UPLOADS_ENDPOINT' | 'META_GRAPH_URL' | 'STRIPE_API_URL';

/** What a function is told: the names of all that there is one of, and the addresses of the queues that it may send to. */
export function functionEnvironment(
  deployment: Deployment,
  functionName: string,
  resources: Resources,
): Record<string, string> {
  const { stage, version, settings } = deployment;
  const rights = new Set<string>(rightsOf(deployment, functionName).map(({ resource }) => resource));
  const reachesAnchors = rights.has('anchors') || rights.has('anchorsBucket');
  const reachesQueues = rights.has('queues') || rights.has('deadLetters');
  const named: Record<Exclude<keyof Named, LocalVariable>, string | undefined> = {
    STAGE: monitoringEnvironment(stage),
    RELEASE: bundleRelease(deployment.functionsDir, functionName),
    VERSION: functionSettings(functionName).tellsVersion ? version : undefined,
    LOG_LEVEL: 'info',
    TABLE_NAME: resources.table.tableName,
    AUTH_SECRET_ID: resources.authKeys.secretArn,
    ORIGIN_SECRET_ID: resources.originProof.secretArn,
    ORIGIN_PROOF: settings.originProofRequired ? 'required' : 'optional',
    STRIPE_SECRET_ID: settings.payments ? resources.stripeKeys.secretArn : undefined,
    SECRETS_KEY_ID: resources.secretsKey.keyArn,
    APP_URL: `https://${settings.domain}`,
    MAIL_FROM: resources.mail.address,
    FILES_BUCKET: resources.files.bucketName,
    ANCHORS_BUCKET: reachesAnchors ? resources.anchors?.bucketName : undefined,
    QUEUES_URL: reachesQueues ? queuesUrl(stage, settings) : undefined,
    AI_BEDROCK_MODEL: settings.bedrockModel,
    AI_MONTHLY_TOKENS: settings.aiMonthlyTokens?.toString(),
    ADMIN_EMAIL: settings.adminEmail,
    ADMIN_SECOND_FACTOR: settings.adminSecondFactor === false ? 'optional' : 'required',
    ADMIN_ADDRESSES: settings.adminAddresses?.join(','),
    SENTRY_DSN: settings.sentryDsn,
  };
  const environment: Record<string, string> = {};
  for (const [name, value] of Object.entries(named)) if (value) environment[name] = value;
  for (const [{ name, addressVariable }, { queueUrl }] of resources.queues)
    if (rights.has(`queue:${name}`)) environment[addressVariable] = queueUrl;
  return environment;
}

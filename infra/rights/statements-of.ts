import type { QueueSpec } from '../../shared/kernel/worker-specs.ts';
import { queues } from '../../shared/workers.ts';

type QueueName = keyof typeof queues;

/** What a right is on, by the names of the stacks: `indexes` are all those of the table, `files` the objects of the bucket, `anchors` those of the one under Object Lock, `queues` all the queues that feed workers, `deadLetters` those of what they gave up, `suppressed` the account's list of addresses to which SES sends nothing. */
export type Resource =
  | 'table'
  | 'indexes'
  | 'bucket'
  | 'files'
  | 'anchorsBucket'
  | 'anchors'
  | 'authKeys'
  | 'originProof'
  | 'stripeKeys'
  | 'secretsKey'
  | 'sender'
  | 'suppressed'
  | 'model'
  | 'queues'
  | 'deadLetters'
  | `queue:${QueueName}`;

/** What a function may do to one resource: actions of IAM, `dynamodb:GetItem`. */
export type Statement = { resource: Resource; actions: readonly string[] };

/** What of a bundle tells the rights that it needs. */
export type Evidence = {
  /** Operations that it can ask of AWS, by the names of their APIs. A transaction is told by what it can hold. */
  operations: readonly string[];
  /** Variables of the environment that it reads: they name the queue or the secret. */
  variables: readonly string[];
};

type Right = readonly [action: string, resource: Resource];

/** Without the right to list, S3 says "forbidden" where it should say "not there". */
const readFile: Right[] = [
  ['s3:GetObject', 'files'],
  ['s3:ListBucket', 'bucket'],
];

/** What each operation needs, but for those on what a variable names. Only what runs once at a deploy may scan the table, and what purges it. */
const rightsOfOperations: Readonly<Record<string, readonly Right[]>> = {
  GetItem: [['dynamodb:GetItem', 'table']],
  BatchGetItem: [['dynamodb:BatchGetItem', 'table']],
  Query: [
    ['dynamodb:Query', 'table'],
    ['dynamodb:Query', 'indexes'],
  ],
  PutItem: [['dynamodb:PutItem', 'table']],
  UpdateItem: [['dynamodb:UpdateItem', 'table']],
  DeleteItem: [['dynamodb:DeleteItem', 'table']],
  ConditionCheckItem: [['dynamodb:ConditionCheckItem', 'table']],
  BatchWriteItem: [['dynamodb:BatchWriteItem', 'table']],
  TransactWriteItems: [],
  Scan: [['dynamodb:Scan', 'table']],
  GetObject: readFile,
  HeadObject: readFile,
  ListObjectsV2: [['s3:ListBucket', 'bucket']],
  DeleteObject: [['s3:DeleteObject', 'files']],
  CreateMultipartUpload: [['s3:PutObject', 'files']],
  UploadPart: [['s3:PutObject', 'files']],
  CompleteMultipartUpload: [['s3:PutObject', 'files']],
  ListParts: [['s3:ListMultipartUploadParts', 'files']],
  AbortMultipartUpload: [['s3:AbortMultipartUpload', 'files']],
  Encrypt: [['kms:Encrypt', 'secretsKey']],
  Decrypt: [['kms:Decrypt', 'secretsKey']],
  SendRawEmail: [['ses:SendRawEmail', 'sender']],
  DeleteSuppressedDestination: [['ses:DeleteSuppressedDestination', 'suppressed']],
  GetQueueAttributes: [
    ['sqs:GetQueueAttributes', 'queues'],
    ['sqs:GetQueueAttributes', 'deadLetters'],
  ],
  ReceiveMessage: [['sqs:ReceiveMessage', 'deadLetters']],
  DeleteMessageBatch: [['sqs:DeleteMessage', 'deadLetters']],
  Converse: [['bedrock:InvokeModel', 'model']],
};

/** Operations on what a variable names, with their right on it. */
const rightsOfVariables: Readonly<Record<string, Readonly<Record<string, Right>>>> = {
  GetSecretValue: {
    AUTH_SECRET_ID: ['secretsmanager:GetSecretValue', 'authKeys'],
    ORIGIN_SECRET_ID: ['secretsmanager:GetSecretValue', 'originProof'],
    STRIPE_SECRET_ID: ['secretsmanager:GetSecretValue', 'stripeKeys'],
  },
  PutObject: {
    FILES_BUCKET: ['s3:PutObject', 'files'],
    ANCHORS_BUCKET: ['s3:PutObject', 'anchors'],
  },
  // Versions: whoever deletes an anchor only hides it.
  ListObjectVersions: { ANCHORS_BUCKET: ['s3:ListBucketVersions', 'anchorsBucket'] },
  SendMessageBatch: {
    QUEUES_URL: ['sqs:SendMessage', 'queues'],
    ...Object.fromEntries(
      Object.values(queues).map(({ name, addressVariable }) => [
        addressVariable,
        ['sqs:SendMessage', `queue:${name}`] satisfies Right,
      ]),
    ),
  },
};

/**
 * The rights of a function, one statement a resource, always in the same order: two functions of the same rights have equal
 * texts. CDK makes the role from them. Throws at an operation that nobody has said the rights of.
 */
export function statementsOf({ operations, variables }: Evidence): Statement[] {
  const actions = new Map<Resource, Set<string>>();
  for (const [action, resource] of operations.flatMap((operation) => rightsOf(operation, variables)))
    actions.set(resource, (actions.get(resource) ?? new Set()).add(action));
  return [...actions]
    .map(([resource, some]) => ({ resource, actions: [...some].sort() }))
    .sort((a, b) => (a.resource < b.resource ? -1 : 1));
}

/** Whether a worker of these rights may send to its own queue: Lambda is then told to let its chain of runs go on. */
export const mayStartItself = (statements: readonly Statement[], { name }: QueueSpec): boolean =>
  statements.some(({ resource }) => resource === `queue:${name}`);

function rightsOf(operation: string, variables: readonly string[]): readonly Right[] {
  const onNamed = rightsOfVariables[operation];
  if (onNamed) return variables.flatMap((variable) => (onNamed[variable] ? [onNamed[variable]] : []));
  const rights = rightsOfOperations[operation];
  if (!rights) throw new Error(`Which rights does ${operation} need? Say so in infra/rights/statements-of.ts`);
  return rights;
}

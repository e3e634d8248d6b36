import type { Resource } from '../../../infra/rights/statements-of.ts';
import type { queues } from '../../../shared/workers.ts';
import { localRegion } from '../database.ts';
import { secretIds, tableName } from '../environment.ts';
import { lockedBucketName } from '../locked-store.ts';
import type { AwsCall } from './aws-call.ts';

/** An action of IAM on a resource of the product; null where that is none that rights are given on. */
export type Asked = { action: `${string}:${string}`; resource: Resource | null; arn: string };

export const account = '000000000000';
const arnOf = (service: string, rest: string) => `arn:aws:${service}:${localRegion}:${account}:${rest}`;

/**
 * The rights that a call needs, all of them. A transaction needs those of its parts, a batch its own, and an index is a
 * resource beside its table (DynamoDB developer guide, « API permissions »; SQS has no right of its own for a batch).
 */
export function askedRights({ service, operation, path, input }: AwsCall): Asked[] {
  switch (service) {
    case 'dynamodb':
      return askedOfTable(operation, input);
    case 'sqs': {
      const name = String(input.QueueUrl).split('/').at(-1) ?? '';
      const resource: Resource = /-dead$/.test(name) ? 'deadLetters' : `queue:${name as keyof typeof queues}`;
      return [{ action: `sqs:${operation.replace(/Batch$/, '')}`, resource, arn: arnOf('sqs', name) }];
    }
    case 'kms':
      return [{ action: `kms:${operation}`, resource: 'secretsKey', arn: arnOf('kms', String(input.KeyId)) }];
    case 'secretsmanager': {
      const id = String(input.SecretId);
      return [{ action: `secretsmanager:${operation}`, resource: secrets[id] ?? null, arn: id }];
    }
    case 'sesv2':
      return [{ action: `ses:${operation}`, resource: 'suppressed', arn: '*' }];
    case 'ses':
      return [{ action: `ses:${operation}`, resource: 'sender', arn: arnOf('ses', `identity/${input.Source}`) }];
    case 'bedrock':
      return [{ action: 'bedrock:InvokeModel', resource: 'model', arn: `arn:aws:bedrock:::${path.slice(1)}` }];
    case 'other':
      return [{ action: `other:${operation}`, resource: null, arn: '*' }];
    case 's3':
      return [askedOfBucket(operation, path)];
  }
}

function askedOfBucket(operation: string, path: string): Asked {
  const isLocked = path.split('/')[1] === lockedBucketName;
  const arn = (rest: string) => `arn:aws:s3:::${rest}`;
  const listing = rightsOfLists[operation];
  if (listing)
    return {
      action: `s3:${listing}`,
      resource: isLocked ? 'anchorsBucket' : 'bucket',
      arn: arn(path.replaceAll('/', '')),
    };
  const action = rightsOfFiles[operation] ?? operation;
  return { action: `s3:${action}`, resource: isLocked ? 'anchors' : 'files', arn: arn(path.slice(1)) };
}

const rightsOfLists: Readonly<Record<string, string>> = {
  ListObjectsV2: 'ListBucket',
  ListObjectVersions: 'ListBucketVersions',
};

/** Operations on files that have no right of their own. */
const rightsOfFiles: Readonly<Record<string, string>> = {
  HeadObject: 'GetObject',
  CreateMultipartUpload: 'PutObject',
  UploadPart: 'PutObject',
  ListParts: 'ListMultipartUploadParts',
  CompleteMultipartUpload: 'PutObject',
};

const secrets: Readonly<Record<string, Resource>> = {
  [secretIds.auth]: 'authKeys',
  [secretIds.origin]: 'originProof',
  [secretIds.stripe]: 'stripeKeys',
};

const partsOfTransactions: Readonly<Record<string, string>> = {
  Get: 'GetItem',
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
};

function askedOfTable(operation: string, { IndexName, TransactItems }: AwsCall['input']): Asked[] {
  const table = arnOf('dynamodb', `table/${tableName}`);
  if (IndexName) return [{ action: `dynamodb:${operation}`, resource: 'indexes', arn: `${table}/index/${IndexName}` }];
  const parts = Array.isArray(TransactItems) ? TransactItems.flatMap((part) => Object.keys(part)) : [];
  const operations = TransactItems ? parts.map((part) => partsOfTransactions[part] ?? part) : [operation];
  return [...new Set(operations)].map((one) => ({ action: `dynamodb:${one}`, resource: 'table', arn: table }));
}

import { expect, it } from 'vitest';
import type { Statement } from '../../../infra/rights/statements-of.ts';
import { secretIds, tableName } from '../environment.ts';
import { bucketName } from '../file-store.ts';
import { readCall } from './aws-call.ts';
import { rightsRefusal, unlistedRefusal } from './rights-refusal.ts';

const json = (target: string, input: object) =>
  readCall({ method: 'POST', path: '/', headers: { 'x-amz-target': target }, body: JSON.stringify(input) });
const table = (operation: string, input: object = {}) =>
  json(`DynamoDB_20120810.${operation}`, { TableName: tableName, ...input });
const file = (method: string, query = {}) =>
  readCall({ method, path: `/${bucketName}/imports/one.csv`, headers: {}, query });
const mail = readCall({
  method: 'POST',
  path: '/',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new TextEncoder().encode('Action=SendRawEmail&Source=bonjour%40reclame.example'),
});
const secret = (SecretId: string) => json('secretsmanager.GetSecretValue', { SecretId });
const QueueUrl = 'http://sqs.local/000000000000/deliveries';

const onTable = (...actions: string[]): Statement => ({
  resource: 'table',
  actions: actions.map((one) => `dynamodb:${one}`),
});
const transaction = table('TransactWriteItems', {
  TransactItems: [{ Put: {} }, { Put: {} }, { Update: {} }, { Delete: {} }, { ConditionCheck: {} }],
});
const query = table('Query', { IndexName: 'gsi1' });

it.each<[string, ReturnType<typeof readCall>, Statement[]]>([
  ['an item', table('GetItem'), [onTable('GetItem')]],
  ['a batch, by a right of its own', table('BatchWriteItem'), [onTable('BatchWriteItem')]],
  [
    'a transaction, by those of its parts',
    transaction,
    [onTable('PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem')],
  ],
  ['a query of the table', table('Query'), [onTable('Query')]],
  ['a query of an index', query, [{ resource: 'indexes', actions: ['dynamodb:Query'] }]],
  [
    'a message',
    json('AmazonSQS.SendMessage', { QueueUrl }),
    [{ resource: 'queue:deliveries', actions: ['sqs:SendMessage'] }],
  ],
  [
    'a batch of messages',
    json('AmazonSQS.SendMessageBatch', { QueueUrl }),
    [{ resource: 'queue:deliveries', actions: ['sqs:SendMessage'] }],
  ],
  ['a box', json('TrentService.Decrypt', { KeyId: 'k' }), [{ resource: 'secretsKey', actions: ['kms:Decrypt'] }]],
  ['a secret', secret(secretIds.auth), [{ resource: 'authKeys', actions: ['secretsmanager:GetSecretValue'] }]],
  ['a file', file('GET'), [{ resource: 'files', actions: ['s3:GetObject'] }]],
  ['a part of a file', file('PUT', { uploadId: 'x' }), [{ resource: 'files', actions: ['s3:PutObject'] }]],
  [
    'to forget the parts of a file',
    file('DELETE', { uploadId: 'x' }),
    [{ resource: 'files', actions: ['s3:AbortMultipartUpload'] }],
  ],
  ['the size of a file', file('HEAD'), [{ resource: 'files', actions: ['s3:GetObject'] }]],
  ['a mail', mail, [{ resource: 'sender', actions: ['ses:SendRawEmail'] }]],
])('allows %s, and takes no right less', (_, call, statements) => {
  expect(rightsRefusal('act', statements, call)).toBeNull();
  for (const [at, { resource, actions }] of statements.entries())
    for (const gone of actions) {
      const left = statements.with(at, { resource, actions: actions.filter((action) => action !== gone) });
      expect(rightsRefusal('act', left, call)?.message).toMatch(new RegExp(gone, 'i'));
    }
});

it.each<[ReturnType<typeof readCall>, Statement[]]>([
  [table('BatchGetItem'), [onTable('GetItem')]],
  [query, [onTable('Query')]],
  [table('Query'), [{ resource: 'indexes', actions: ['dynamodb:Query'] }]],
  [table('Scan'), [onTable('Query', 'GetItem')]],
  [secret(secretIds.origin), [{ resource: 'authKeys', actions: ['secretsmanager:GetSecretValue'] }]],
  [secret('another'), [{ resource: 'authKeys', actions: ['secretsmanager:GetSecretValue'] }]],
  [json('AmazonSQS.SendMessage', { QueueUrl }), [{ resource: 'queue:mails', actions: ['sqs:SendMessage'] }]],
  [file('PUT'), [{ resource: 'files', actions: ['s3:GetObject'] }]],
  [json('AmazonSNS.Publish', {}), []],
  [json('DynamoDBStreams_20120810.ListStreams', {}), [onTable('GetItem')]],
])('takes no right for another, %#', (call, statements) => {
  expect(rightsRefusal('act', statements, call)).not.toBeNull();
});

it('says in the words of each service what is missing', () => {
  const user = 'arn:aws:sts::000000000000:assumed-role/act/act';
  const words = (action: string, on: string) =>
    `User: ${user} is not authorized to perform: ${action} on resource: ${on} because no identity-based policy allows the ${action} action`;
  expect(rightsRefusal('act', [], table('PutItem'))).toEqual({
    status: 400,
    code: 'AccessDeniedException',
    message: words('dynamodb:PutItem', `arn:aws:dynamodb:eu-west-3:000000000000:table/${tableName}`),
  });
  expect(rightsRefusal('act', [onTable('Query')], query)?.message).toContain(`table/${tableName}/index/gsi1 because`);
  expect(rightsRefusal('act', [], json('AmazonSQS.SendMessageBatch', { QueueUrl }))).toEqual({
    status: 403,
    code: 'AccessDenied',
    message: words('sqs:sendmessage', 'arn:aws:sqs:eu-west-3:000000000000:deliveries'),
  });
  expect(rightsRefusal('act', [], file('GET'))?.message).toBe(
    words('s3:GetObject', `"arn:aws:s3:::${bucketName}/imports/one.csv"`),
  );
  expect(rightsRefusal('act', [], mail)?.message).toBe(
    `User \`${user}' is not authorized to perform \`ses:SendRawEmail' on resource \`arn:aws:ses:eu-west-3:000000000000:identity/bonjour@reclame.example'`,
  );
});

it('tells that a file is not there to those alone who may list', () => {
  const list: Statement = { resource: 'bucket', actions: ['s3:ListBucket'] };
  expect(unlistedRefusal('act', [list], file('GET'))).toBeNull();
  expect(unlistedRefusal('act', [], file('GET'))).toMatchObject({ status: 403, code: 'AccessDenied' });
  expect(unlistedRefusal('act', [], table('GetItem'))).toBeNull();
});

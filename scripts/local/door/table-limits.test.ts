import { rmSync } from 'node:fs';
import {
  BatchGetItemCommand,
  BatchWriteItemCommand,
  DynamoDBClient,
  PutItemCommand,
  TransactWriteItemsCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import { afterAll, describe, expect, it } from 'vitest';
import { localCredentials, localRegion, startDatabase } from '../database.ts';
import { fastFolder } from '../product.ts';

/** What the emulator refuses by itself, so that the door need not: a newer one that forgets a limit fails here. */
const TableName = 'limits';
const folder = fastFolder();
const database = await startDatabase(TableName, folder);
const client = new DynamoDBClient({
  endpoint: database.endpoint,
  region: localRegion,
  credentials: localCredentials,
  maxAttempts: 1,
});

afterAll(async () => {
  client.destroy();
  await database.stop();
  rmSync(folder, { recursive: true });
});

const keyOf = (at: number) => ({ pk: { S: `p${at}` }, sk: { S: 's' } });
/** Of so many bytes, as DynamoDB counts them: names and values in UTF-8. */
const itemOf = (at: number, bytes: number) => {
  const names = Buffer.byteLength('pk') + Buffer.byteLength(`p${at}`) + Buffer.byteLength('sks') + 'a'.length;
  return { ...keyOf(at), a: { S: 'x'.repeat(bytes - names) } };
};
const many = <T>(length: number, make: (at: number) => T): T[] => Array.from({ length }, (_, at) => make(at));
const transact = (TransactItems: NonNullable<TransactWriteItemsCommand['input']['TransactItems']>) =>
  client.send(new TransactWriteItemsCommand({ TransactItems }));
const puts = (count: number, bytes: number) => many(count, (at) => ({ Put: { TableName, Item: itemOf(at, bytes) } }));
const writeBatch = (requests: NonNullable<BatchWriteItemCommand['input']['RequestItems']>[string]) =>
  client.send(new BatchWriteItemCommand({ RequestItems: { [TableName]: requests } }));
const getBatch = (keys: number[]) =>
  client.send(new BatchGetItemCommand({ RequestItems: { [TableName]: { Keys: keys.map(keyOf) } } }));

const refused = (message: string | RegExp) => ({
  name: 'ValidationException',
  message: expect.stringMatching(message),
});
const maxItemBytes = 400 * 1024;
const itemTooLarge = refused('^Item size has exceeded the maximum allowed size$');

describe('an item', () => {
  it('has 400 KB and no byte more', async () => {
    await client.send(new PutItemCommand({ TableName, Item: itemOf(1, maxItemBytes) }));
    const Item = itemOf(1, maxItemBytes + 1);
    await expect(client.send(new PutItemCommand({ TableName, Item }))).rejects.toMatchObject(itemTooLarge);
    await expect(writeBatch([{ PutRequest: { Item } }])).rejects.toMatchObject(itemTooLarge);
    await expect(transact([{ Put: { TableName, Item } }])).rejects.toMatchObject(itemTooLarge);
  });

  it('does not grow beyond that by an update', async () => {
    await client.send(new PutItemCommand({ TableName, Item: itemOf(1, maxItemBytes - 10) }));
    const UpdateExpression = 'SET b = :b';
    const update = {
      TableName,
      Key: keyOf(1),
      UpdateExpression,
      ExpressionAttributeValues: { ':b': { S: 'x'.repeat(10) } },
    };
    await expect(client.send(new UpdateItemCommand(update))).rejects.toMatchObject(
      refused('^Item size to update has exceeded the maximum allowed size$'),
    );
    await expect(transact([{ Update: update }])).rejects.toMatchObject({
      name: 'TransactionCanceledException',
      CancellationReasons: [{ Code: 'ValidationError' }],
    });
  });

  it.each([
    ['letters that take several bytes', 'é€🎉', { S: 'é€🎉'.repeat(2_000) }, 9 + 2_000 * 9],
    ['a list, an element', 'l', { L: many(2_000, () => ({ S: 'abcd' })) }, 1 + 3 + 2_000 * 5],
    [
      'a map, a pair',
      'm',
      { M: Object.fromEntries(many(2_000, (at) => [`${100_000 + at}`, { BOOL: true }])) },
      1 + 3 + 2_000 * 8,
    ],
    ['a number, two digits', 'n', { L: many(2_000, () => ({ N: '12345678' })) }, 1 + 3 + 2_000 * 6],
  ])('counts %s as AWS does', async (_, name, value, bytes) => {
    const rest = itemOf(2, maxItemBytes - bytes);
    await client.send(new PutItemCommand({ TableName, Item: { ...rest, [name]: value } }));
    const more = { ...itemOf(2, maxItemBytes - bytes + 1), [name]: value };
    await expect(client.send(new PutItemCommand({ TableName, Item: more }))).rejects.toMatchObject(itemTooLarge);
  });
});

describe('a transaction', () => {
  it('has 100 operations, 4 MB and each item once', async () => {
    await transact(puts(100, 100));
    await expect(transact(puts(101, 100))).rejects.toMatchObject(refused('length less than or equal to 100'));
    await expect(transact(puts(11, maxItemBytes))).rejects.toMatchObject(refused('4MB limit'));
    await expect(transact([...puts(1, 100), { Delete: { TableName, Key: keyOf(0) } }])).rejects.toMatchObject(
      refused('^Transaction request cannot include multiple operations on one item$'),
    );
  });
});

describe('a batch', () => {
  const duplicates = refused('^Provided list of item keys contains duplicates$');
  const putOf = (at: number) => ({ PutRequest: { Item: itemOf(at, 100) } });

  it('writes 25 items, each once', async () => {
    await writeBatch(many(25, putOf));
    await expect(writeBatch(many(26, putOf))).rejects.toMatchObject(refused('length less than or equal to 25'));
    await expect(writeBatch([putOf(1), { DeleteRequest: { Key: keyOf(1) } }])).rejects.toMatchObject(duplicates);
  });

  it('gets 100 items, each once, and 16 MB of them', async () => {
    await getBatch(many(100, (at) => at));
    await expect(getBatch(many(101, (at) => at))).rejects.toMatchObject(refused('length less than or equal to 100'));
    await expect(getBatch([1, 1])).rejects.toMatchObject(duplicates);
    for (const start of [0, 21])
      await writeBatch(many(21, (at) => ({ PutRequest: { Item: itemOf(start + at, maxItemBytes) } })));
    const { Responses, UnprocessedKeys } = await getBatch(many(42, (at) => at));
    expect([Responses?.[TableName]?.length, UnprocessedKeys?.[TableName]?.Keys?.length]).toEqual([40, 2]);
  });
});

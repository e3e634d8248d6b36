import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { requestTimes } from '../../functions/platform/clients/request-times.ts';
import { documentClient } from '../../functions/platform/db/client.ts';
import { env } from '../../functions/platform/env.ts';
import { newId } from '../../functions/platform/new-id.ts';
import { bareReader, type Read } from './bare-reads.ts';

type Item = Record<string, unknown>;
type Transaction = { Put?: { Item: Item }; Update?: { Key: Item; ExpressionAttributeValues?: Item } }[];
export type Calls = { reads: Read[]; transaction: Transaction };

const readNames: readonly string[] = ['BatchGetItemCommand', 'GetItemCommand', 'QueryCommand'];

/** What an act that writes once reads and writes of the table. */
export async function callsOf(act: () => Promise<unknown>): Promise<Calls> {
  const calls: Calls = { reads: [], transaction: [] };
  let isOver = false;
  documentClient.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        const input = structuredClone(args.input) as { TransactItems?: Transaction };
        if (!isOver && readNames.includes(commandName))
          calls.reads.push({ command: commandName as Read['command'], input });
        if (!isOver) calls.transaction.push(...(input.TransactItems ?? []));
        return next(args);
      },
    { step: 'initialize' },
  );
  await act();
  isOver = true;
  return calls;
}

/** Makes the same reads, one wave, then one transaction that puts as many new items of the same size, unconditionally. */
export function bareWriter({ reads, transaction }: Calls): () => Promise<void> {
  const read = bareReader();
  const requestHandler = { ...requestTimes, httpAgent: { maxSockets: 100 } };
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ maxAttempts: 3, requestHandler }), {
    marshallOptions: { removeUndefinedValues: true },
  });
  return async () => {
    await read([reads]);
    const TransactItems = transaction.map(({ Put, Update }) => {
      const payload = Put?.Item ?? Update?.ExpressionAttributeValues ?? {};
      const key = newId('evt');
      return { Put: { TableName: env.TABLE_NAME, Item: { pk: `bare#${key}`, sk: key, payload } } };
    });
    await client.send(new TransactWriteCommand({ TransactItems }));
  };
}

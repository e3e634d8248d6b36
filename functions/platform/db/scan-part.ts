import { setTimeout } from 'node:timers/promises';
import { ScanCommand, type ScanCommandInput } from '@aws-sdk/lib-dynamodb';
import { env } from '../env.ts';
import { documentClient } from './client.ts';
import { isTooMany } from './delete-all.ts';
import type { Item } from './read-together.ts';

/** How many parts of the table may be read at once. */
export const tableParts = 8;

type Key = Record<string, unknown>;
type Page = { items: Item[]; next: Key | null };
type Asked = Pick<
  ScanCommandInput,
  | 'FilterExpression'
  | 'ProjectionExpression'
  | 'ExpressionAttributeNames'
  | 'ExpressionAttributeValues'
  | 'ConsistentRead'
>;

const mostRounds = 8;
const longestWaitMs = 5_000;

/**
 * What of the next megabyte of a part of the table is asked for, consistently unless it says otherwise. A table that says it is
 * asked too much is asked less often. Reads all there is: infra's tests name who may.
 */
export async function scanPage(part: number, after: Key | null, asked: Asked): Promise<Page> {
  const command = new ScanCommand({
    TableName: env.TABLE_NAME,
    ConsistentRead: true,
    Segment: part,
    TotalSegments: tableParts,
    ...asked,
    ...(after && { ExclusiveStartKey: after }),
  });
  for (let round = 1; ; round++)
    try {
      const { Items = [], LastEvaluatedKey } = await documentClient.send(command);
      return { items: Items, next: LastEvaluatedKey ?? null };
    } catch (error) {
      if (round === mostRounds || !isTooMany(error)) throw error;
      await setTimeout(Math.random() * Math.min(50 * 2 ** round, longestWaitMs));
    }
}

/** The items of some kinds, told by how their sort keys begin: for what changes old items once. */
export const scanPart = (part: number, starts: readonly string[], after: Key | null): Promise<Page> =>
  scanPage(part, after, {
    FilterExpression: starts.map((_, at) => `begins_with(sk, :start${at})`).join(' OR '),
    ExpressionAttributeValues: Object.fromEntries(starts.map((start, at) => [`:start${at}`, start])),
  });

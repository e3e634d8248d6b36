import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { env } from '../env.ts';
import { documentClient } from './client.ts';
import type { Item } from './read-together.ts';

/** How many parts of the table may be read at once. */
export const tableParts = 8;

type Key = Record<string, unknown>;
type Page = { items: Item[]; next: Key | null };

/**
 * The items of some kinds, told by how their sort keys begin, in the next megabyte of a part of the table, consistently. Reads all there is: for what changes old
 * items once; infra's tests name who may.
 */
export async function scanPart(part: number, starts: readonly string[], after: Key | null): Promise<Page> {
  const { Items = [], LastEvaluatedKey } = await documentClient.send(
    new ScanCommand({
      TableName: env.TABLE_NAME,
      ConsistentRead: true,
      Segment: part,
      TotalSegments: tableParts,
      FilterExpression: starts.map((_, at) => `begins_with(sk, :start${at})`).join(' OR '),
      ExpressionAttributeValues: Object.fromEntries(starts.map((start, at) => [`:start${at}`, start])),
      ...(after && { ExclusiveStartKey: after }),
    }),
  );
  return { items: Items, next: LastEvaluatedKey ?? null };
}

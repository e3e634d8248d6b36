import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { env } from '../env.ts';
import { documentClient } from './client.ts';
import { tableParts } from './scan-part.ts';

type Key = Record<string, unknown>;

/** What says whose an item is. */
const owners = ['workspaceId', 'ownerId', 'userId', 'authorId'];
/** What else is read of it: its key, its entity, and what leads to what it alone names, or says of someone. */
const read = ['pk', 'sk', '__edb_e__', 'emailKey', 'logoId', 'savedAdId', 'commentId', 'authorName', ...owners];

/**
 * What is of some workspaces and people, at most a hundred, in the next megabyte of a part of the table: consistently, so that
 * what a transaction wrote the moment before is found. Reads all there is: infra's tests name who may.
 */
export async function scanOwned(
  part: number,
  ids: readonly string[],
  after: Key | undefined,
): Promise<{ items: Key[]; next: Key | null }> {
  const values = new Map(ids.map((id, at) => [`:id${at}`, id]));
  const among = [...values.keys()].join(', ');
  const { Items = [], LastEvaluatedKey } = await documentClient.send(
    new ScanCommand({
      TableName: env.TABLE_NAME,
      ConsistentRead: true,
      Segment: part,
      TotalSegments: tableParts,
      FilterExpression: owners.map((name) => `#${name} IN (${among})`).join(' OR '),
      ProjectionExpression: read.map((name) => `#${name}`).join(', '),
      ExpressionAttributeNames: Object.fromEntries(read.map((name) => [`#${name}`, name])),
      ExpressionAttributeValues: Object.fromEntries(values),
      ...(after && { ExclusiveStartKey: after }),
    }),
  );
  return { items: Items, next: LastEvaluatedKey ?? null };
}

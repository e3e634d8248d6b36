import { QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { documentClient } from './client.ts';
import { mostOfAPage } from './query-fields.ts';

type Query = { params: <P>() => P };

/**
 * One page of what a query of an entity finds, as it is stored, from where an earlier one ended. Several times faster than the
 * entity's own reading, for what is read by the hundred thousand.
 */
export async function storedPage<Item>(
  query: Query,
  cursor: string | null,
  limit: number = mostOfAPage,
): Promise<{ data: Item[]; cursor: string | null }> {
  const { Items = [], LastEvaluatedKey } = await documentClient.send(
    new QueryCommand({
      ...query.params<QueryCommandInput>(),
      ConsistentRead: true,
      Limit: limit,
      ...(cursor !== null && { ExclusiveStartKey: JSON.parse(cursor) }),
    }),
  );
  return { data: Items as Item[], cursor: LastEvaluatedKey ? JSON.stringify(LastEvaluatedKey) : null };
}

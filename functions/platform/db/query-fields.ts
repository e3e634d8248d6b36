import { QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { documentClient } from './client.ts';

type Query = { params: <P>() => P };

/**
 * Every item that a query of an entity finds, page by page, with these attributes alone and as they are stored. Several
 * times faster than the entity's own reading, for what reads by the ten thousand.
 */
export async function* queryFields(query: Query, fields: readonly string[]): AsyncGenerator<Record<string, unknown>[]> {
  const params = query.params<QueryCommandInput>();
  let from: QueryCommandInput['ExclusiveStartKey'];
  do {
    const page = await documentClient.send(
      new QueryCommand({
        ...params,
        ProjectionExpression: fields.map((_, at) => `#f${at}`).join(', '),
        ExpressionAttributeNames: {
          ...params.ExpressionAttributeNames,
          ...Object.fromEntries(fields.map((name, at) => [`#f${at}`, name])),
        },
        ConsistentRead: true,
        ExclusiveStartKey: from,
      }),
    );
    yield page.Items ?? [];
    from = page.LastEvaluatedKey;
  } while (from);
}

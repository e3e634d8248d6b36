import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { Entity, type Schema } from 'electrodb';
import { requestTimes } from '../clients/request-times.ts';
import { env } from '../env.ts';

const client = new DynamoDBClient({
  maxAttempts: 3,
  requestHandler: {
    ...requestTimes,
    httpAgent: { maxSockets: 100 },
    httpsAgent: { maxSockets: 100 },
  },
});
// The SDK's logging copies all that is read and written, even where it is given no logger.
client.middlewareStack.remove('loggerMiddleware');

export const documentClient = DynamoDBDocumentClient.from(client, {
  marshallOptions: { removeUndefinedValues: true },
});

/**
 * An entity of the table. ElectroDB takes 0.7 ms to read a schema, and an act uses a few of those that its imports bring
 * along: each is read at its first use.
 */
export function defineEntity<A extends string, F extends string, C extends string, S extends Schema<A, F, C>>(
  schema: S,
): Entity<A, F, C, S> {
  let made: Entity<A, F, C, S> | undefined;
  const entity = () => {
    made ??= new Entity<A, F, C, S>(schema, { client: documentClient, table: env.TABLE_NAME });
    return made;
  };
  return new Proxy(Object.create(Entity.prototype), {
    get: (_, name) => {
      const value = Reflect.get(entity(), name);
      // Its own methods work on the entity itself: they would ask here for each thing they use.
      return typeof value === 'function' ? value.bind(made) : value;
    },
  });
}

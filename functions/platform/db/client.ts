import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
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

/** What every entity is made with: `new Entity(model, entityOptions)`. */
export const entityOptions = { client: documentClient, table: env.TABLE_NAME };

import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { env } from '../env.ts';

export const documentClient = DynamoDBDocumentClient.from(
  new DynamoDBClient({
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: 1_000,
      requestTimeout: 5_000,
      httpAgent: { maxSockets: 100 },
      httpsAgent: { maxSockets: 100 },
    },
  }),
  { marshallOptions: { removeUndefinedValues: true } },
);

/** What every entity is made with: `new Entity(model, entityOptions)`. */
export const entityOptions = { client: documentClient, table: env.TABLE_NAME };

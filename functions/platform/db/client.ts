import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { requestTimes } from '../clients/request-times.ts';
import { env } from '../env.ts';

export const documentClient = DynamoDBDocumentClient.from(
  new DynamoDBClient({
    maxAttempts: 3,
    requestHandler: {
      ...requestTimes,
      httpAgent: { maxSockets: 100 },
      httpsAgent: { maxSockets: 100 },
    },
  }),
  { marshallOptions: { removeUndefinedValues: true } },
);

/** What every entity is made with: `new Entity(model, entityOptions)`. */
export const entityOptions = { client: documentClient, table: env.TABLE_NAME };

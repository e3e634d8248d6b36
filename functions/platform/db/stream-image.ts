import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';

/** The item that a record of the table's stream brings, as it was written. */
export const newImageOf = ({ dynamodb }: DynamoDBRecord): Record<string, unknown> =>
  // Lambda's types and the SDK's name the same values apart.
  unmarshall((dynamodb?.NewImage ?? {}) as Parameters<typeof unmarshall>[0]);

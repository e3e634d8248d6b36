import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';

type Image = Record<string, unknown>;
/** What a record of the table's stream brings: the item as it was, where there was one, and as it was written. */
export type Change = { before: Image | undefined; after: Image };

export const changeOf = ({ dynamodb }: DynamoDBRecord): Change => ({
  before: dynamodb?.OldImage && imageOf(dynamodb.OldImage),
  after: imageOf(dynamodb?.NewImage ?? {}),
});

// Lambda's types and the SDK's name the same values apart.
const imageOf = (image: object): Image => unmarshall(image as Parameters<typeof unmarshall>[0]);

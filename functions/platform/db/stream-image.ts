import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';

type Image = Record<string, unknown>;
/** What a record of the table's stream brings: the item as it was, where there was one, and as it was written. */
export type Change = { before: Image | undefined; after: Image /** In ms, to the second. */; writtenAt: number };

export const changeOf = ({ dynamodb }: DynamoDBRecord): Change => ({
  before: dynamodb?.OldImage && imageOf(dynamodb.OldImage),
  after: imageOf(dynamodb?.NewImage ?? {}),
  writtenAt: msOf(dynamodb?.ApproximateCreationDateTime),
});

/** Lambda hands it over in seconds, the SDK as a date. */
const msOf = (at: unknown): number =>
  at instanceof Date ? at.getTime() : typeof at === 'number' ? at * 1000 : Date.now();

// Lambda's types and the SDK's name the same values apart.
const imageOf = (image: object): Image => unmarshall(image as Parameters<typeof unmarshall>[0]);

import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { captureError } from '../clients/monitoring.ts';
import { newImageOf } from '../db/stream-image.ts';
import { log } from '../log.ts';

export type StreamHandler = (event: DynamoDBStreamEvent) => Promise<DynamoDBBatchResponse>;

/**
 * Turns an act on a new item into what follows the table's stream. Items stand alone and go together; the stream comes back
 * from the first that failed, so an act may see an item twice.
 */
export function defineStream(name: string, act: (image: Record<string, unknown>) => Promise<void>): StreamHandler {
  return async ({ Records }) => {
    const failures = await Promise.all(
      Records.map(async (record) => {
        try {
          await act(newImageOf(record));
          return null;
        } catch (error) {
          log.error('record failed', error, { stream: name });
          await captureError(error, { stream: name });
          return { itemIdentifier: record.dynamodb?.SequenceNumber ?? '' };
        }
      }),
    );
    return { batchItemFailures: failures.filter((failure) => failure !== null).slice(0, 1) };
  };
}

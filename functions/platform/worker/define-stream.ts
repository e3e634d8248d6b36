import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { captureError } from '../clients/monitoring.ts';
import { type Change, changeOf } from '../db/stream-image.ts';
import { log } from '../log.ts';
import { type Clock, withinTime } from './within-time.ts';

export type StreamHandler = (event: DynamoDBStreamEvent, clock?: Clock) => Promise<DynamoDBBatchResponse>;

/**
 * Turns an act on items into what follows the table's stream; it answers how each of them went. The stream comes back
 * from the first that failed, so an act may see an item twice.
 */
export function defineStream(
  name: string,
  act: (changes: Change[]) => Promise<PromiseSettledResult<void>[]>,
): StreamHandler {
  return async ({ Records }, clock) => {
    const outcomes = await withinTime(act(Records.map(changeOf)), clock);
    for (const outcome of outcomes) if (outcome.status === 'rejected') await tell(name, outcome.reason);
    const first = Records[outcomes.findIndex(({ status }) => status === 'rejected')];
    return { batchItemFailures: first ? [{ itemIdentifier: first.dynamodb?.SequenceNumber ?? '' }] : [] };
  };
}

async function tell(stream: string, error: unknown): Promise<void> {
  log.error('record failed', error, { stream });
  await captureError(error, { stream });
}

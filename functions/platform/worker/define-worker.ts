import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import type * as z from 'zod';
import { causedBy, causeOf } from '../cause.ts';
import { captureError } from '../clients/monitoring.ts';
import { log } from '../log.ts';
import { noteFailures } from './note-failures.ts';
import { type Clock, withinTime } from './within-time.ts';

export type WorkerHandler = (event: SQSEvent, clock?: Clock) => Promise<SQSBatchResponse>;

/** Turns an act into the worker of a queue: each message stands alone, and only those that failed come back. */
export function defineWorker<Message>(
  name: string,
  schema: z.ZodType<Message>,
  act: (message: Message) => Promise<void>,
): WorkerHandler {
  return async ({ Records }, clock) => {
    const outcomes = await Promise.all(Records.map((record) => causedBy(causeOf(record), () => work(record))));
    return { batchItemFailures: outcomes.filter((failure) => failure !== null) };

    async function work(record: SQSRecord) {
      const { body, messageId } = record;
      try {
        await withinTime(act(schema.parse(JSON.parse(body))), clock);
        return null;
      } catch (error) {
        log.error('message failed', error, { worker: name, messageId });
        await Promise.all([noteFailures(name, [record], error), captureError(error, { worker: name, messageId })]);
        return { itemIdentifier: messageId };
      }
    }
  };
}

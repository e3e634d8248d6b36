import type { SQSBatchResponse } from 'aws-lambda';
import type * as z from 'zod';
import { captureError } from '../clients/monitoring.ts';
import { log } from '../log.ts';
import type { WorkerHandler } from './define-worker.ts';
import { withinTime } from './within-time.ts';

/**
 * As `defineWorker` does, for an act that is cheaper on many messages at once: it answers those that failed, which alone
 * come back. When it throws, all do.
 */
export function defineBatchWorker<Message>(
  name: string,
  schema: z.ZodType<Message>,
  act: (messages: Message[]) => Promise<Message[]>,
): WorkerHandler {
  return async ({ Records }, clock): Promise<SQSBatchResponse> => {
    const failures: string[] = [];
    const ids = new Map<Message, string>();
    for (const { body, messageId } of Records) {
      try {
        ids.set(schema.parse(JSON.parse(body)), messageId);
      } catch (error) {
        failures.push(messageId);
        await tell(name, error, messageId);
      }
    }
    try {
      const failed = ids.size > 0 ? await withinTime(act([...ids.keys()]), clock) : [];
      failures.push(...failed.flatMap((message) => ids.get(message) ?? []));
    } catch (error) {
      failures.push(...ids.values());
      await tell(name, error);
    }
    return { batchItemFailures: failures.map((itemIdentifier) => ({ itemIdentifier })) };
  };
}

async function tell(worker: string, error: unknown, messageId?: string): Promise<void> {
  log.error('message failed', error, { worker, messageId });
  await captureError(error, { worker, messageId });
}

import type { SQSRecord } from 'aws-lambda';
import { daySeconds } from '../../../shared/kernel/day.ts';
import { keptDays } from '../../../shared/kernel/kept-for.ts';
import { fewestReceives } from '../../../shared/kernel/worker-specs.ts';
import { putAll } from '../db/put-all.ts';
import { MessageFailure } from './message-failure.entity.ts';
import { plainError } from './plain-error.ts';
import { quickNote } from './quick-note.ts';

/** Notes what a worker failed of, on each message that this try may have been the last of. */
export async function noteFailures(worker: string, records: readonly SQSRecord[], error: unknown): Promise<void> {
  const ttl = Math.floor(Date.now() / 1000) + (keptDays.deadLetter + 1) * daySeconds;
  const failures = records.flatMap(({ messageId, body, attributes }) => {
    const tries = Number(attributes.ApproximateReceiveCount);
    return tries >= fewestReceives ? [{ messageId, tries, ...plainError(error, body), ttl }] : [];
  });
  if (failures.length === 0) return;
  await quickNote(() => putAll(failures, (failure) => MessageFailure.put(failure)), { worker });
}

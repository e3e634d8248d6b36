import type { QueueHealth } from '../../../shared/admin/job.contract.ts';
import type { QueueName } from '../../../shared/admin/job-texts.ts';
import { deadLettersName } from '../../../shared/kernel/worker-specs.ts';
import { queues } from '../../../shared/workers.ts';
import { countMessages } from '../../platform/clients/queue-counts.ts';
import { keptCounts, oldestLetters } from './stored-letters.ts';

/** What every queue of the product holds. What it gave up is in the table after a minute at most, and with SQS until then. */
export async function readQueuesHealth(): Promise<QueueHealth[]> {
  const names = Object.keys(queues) as QueueName[];
  const kept = keptCounts(names);
  return Promise.all(
    names.map(async (name, at) => {
      const [waiting, fresh, stored = 0] = await Promise.all([
        countMessages(name),
        countMessages(deadLettersName(name)),
        kept.then((counts) => counts[at]),
      ]);
      return { name, waiting, dead: fresh + stored, oldestSeconds: stored > 0 ? await ageOfOldest(name) : null };
    }),
  );
}

async function ageOfOldest(queue: QueueName): Promise<number | null> {
  const [oldest] = await oldestLetters(queue, 1);
  return oldest ? Math.max(0, Math.floor((Date.now() - Date.parse(oldest.sentAt)) / 1000)) : null;
}

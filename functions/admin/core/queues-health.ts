import type { QueueHealth } from '../../../shared/admin/job.contract.ts';
import { deadLettersName } from '../../../shared/kernel/worker-specs.ts';
import { queues } from '../../../shared/workers.ts';
import { countMessages } from '../../platform/clients/queue-counts.ts';
import { log } from '../../platform/log.ts';
import { keptCounts, oldestLetters } from './stored-letters.ts';

/** What every queue of the product holds. What it gave up is in the table after a minute at most, and with SQS until then. */
export async function readQueuesHealth(): Promise<QueueHealth[]> {
  const specs = Object.values(queues);
  const kept = keptCounts(specs.map(({ name }) => name));
  return Promise.all(
    specs.map(async ({ name, label }, at) => {
      const [waiting, fresh, stored = 0] = await Promise.all([
        counted(name),
        counted(deadLettersName(name)),
        kept.then((counts) => counts[at]),
      ]);
      return {
        name,
        label,
        waiting,
        dead: (fresh ?? 0) + stored,
        oldestSeconds: stored > 0 ? await ageOfOldest(name) : null,
      };
    }),
  );
}

/** What is in the table is shown although SQS does not answer. */
async function counted(name: string): Promise<number | null> {
  try {
    return await countMessages(name);
  } catch (error) {
    log.error('queue not counted', error, { queue: name });
    return null;
  }
}

async function ageOfOldest(queue: string): Promise<number | null> {
  const [oldest] = await oldestLetters(queue, 1);
  return oldest ? Math.max(0, Math.floor((Date.now() - Date.parse(oldest.sentAt)) / 1000)) : null;
}

import { deadLettersName } from '../../../shared/kernel/worker-specs.ts';
import { queues } from '../../../shared/workers.ts';
import { countMessages } from '../../platform/clients/queue-counts.ts';

export type QueueHealth = {
  name: string;
  /** What its worker has still to do, with what it is doing. */
  waiting: number;
  /** What was given up. */
  dead: number;
  /** Age of the oldest of what was given up: of what waits SQS tells no age. */
  oldestSeconds: number | null;
};

/** What every queue of the product holds. */
export function readQueuesHealth(): Promise<QueueHealth[]> {
  return Promise.all(
    Object.values(queues).map(async ({ name }) => {
      const [waiting, dead] = await Promise.all([countMessages(name), countMessages(deadLettersName(name))]);
      return { name, waiting, dead, oldestSeconds: null };
    }),
  );
}

import { actOnJobs, type DeadJob, listJobs } from '../../../../../shared/admin/job.contract.ts';
import { mostLetters } from '../../../../../shared/admin/job.rules.ts';
import { chunks } from '../../../../../shared/kernel/chunks.ts';
import { request } from '../../../lib/request.ts';
import { itemsOf, usePages } from '../../../lib/use-pages.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';

export type Doing = 'redrive' | 'discard';

/** The queue that is asked for, in the address. */
export const queueParam = 'file';

/** What was given up, a page after the other, with what every queue and schedule does. */
export function useWorks() {
  const queue = useUrlState().params.get(queueParam) ?? undefined;
  const { pages, error, reload, more, readingMore } = usePages([listJobs.operation, queue ?? null], (cursor) =>
    request(listJobs, { query: { limit: '50', queue, cursor } }),
  );
  return {
    ...{ queue, error, reload, more, readingMore },
    jobs: pages && itemsOf(pages),
    health: pages?.[0]?.health ?? undefined,
  };
}

/** One act on letters of any queues, a queue after the other; answers with how many it was done, also where the rest failed. */
export async function actOn(jobs: readonly DeadJob[], action: Doing): Promise<number> {
  const byQueue = new Map<string, string[]>();
  for (const { queue, id } of jobs) byQueue.set(queue, [...(byQueue.get(queue) ?? []), id]);
  let done = 0;
  try {
    for (const [queue, ids] of byQueue)
      for (const some of chunks(ids, mostLetters))
        done += (await request(actOnJobs, { body: { queue, action, ids: some } })).done;
  } catch (error) {
    if (done === 0) throw error;
  }
  return done;
}

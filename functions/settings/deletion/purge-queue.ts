import * as z from 'zod';
import { enqueue } from '../../platform/clients/queue.ts';
import { env } from '../../platform/env.ts';

export const purgeMessage = z.object({ task: z.literal('go-on') });

/** Longer than any function runs: what wrote in a workspace when it was shut has ended by then. */
export const betweenPassesSeconds = 15 * 60;

/** Has the worker go on with what there is to purge. */
export const purgeSoon = (delaySeconds = 0): Promise<void> =>
  enqueue(env.PURGES_QUEUE_URL, { task: 'go-on' }, { delaySeconds });

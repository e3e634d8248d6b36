import { enqueue } from '../../platform/clients/queue.ts';
import { env } from '../../platform/env.ts';
import { log } from '../../platform/log.ts';

/** Has the worker look at Stripe: what nobody waits for. What is lost on the way is found out in the night. */
export const syncLater = (workspaceId: string): Promise<void> =>
  enqueue(env.BILLING_SYNCS_QUEUE_URL, { workspaceId }).catch((error) =>
    log.error('Stripe is looked at in the night', error, { workspaceId }),
  );

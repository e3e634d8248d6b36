import * as z from 'zod';
import { enqueue } from '../../platform/clients/queue.ts';
import { env } from '../../platform/env.ts';

/** Campaigns that are gone, of which the figures are to be removed. */
export const removal = z.object({ workspaceId: z.string(), campaignIds: z.array(z.string()) });
export type Removal = z.infer<typeof removal>;

/** Longer than it can be brought back and than any request runs. */
const purgeAfterSeconds = 90;

/** Said before the campaigns are removed, so that nothing can be left behind. */
export const purgeLater = (message: Removal): Promise<void> =>
  enqueue(env.CAMPAIGN_REMOVALS_QUEUE_URL, message, { delaySeconds: purgeAfterSeconds });

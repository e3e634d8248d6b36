import * as z from 'zod';
import { enqueue } from '../../platform/clients/queue.ts';
import { env } from '../../platform/env.ts';

/** Prospects that are gone, of which what they left is to be removed. */
export const removal = z.object({
  workspaceId: z.string(),
  prospectIds: z.array(z.string()),
  /** What was merged leaves its timeline to this one. */
  heirId: z.string().optional(),
  /** The person asked for it: what webhooks were told of them goes too. */
  erased: z.boolean().optional(),
});
export type Removal = z.infer<typeof removal>;

/** Longer than it can be brought back and than any request runs. */
const purgeAfterSeconds = 90;

/** Said before the prospects are removed, so that nothing can be left behind. */
export const purgeLater = (message: Removal): Promise<void> =>
  enqueue(env.PROSPECT_REMOVALS_QUEUE_URL, message, { delaySeconds: purgeAfterSeconds });

import * as z from 'zod';
import { enqueue } from '../../platform/clients/queue.ts';
import { env } from '../../platform/env.ts';

/** What is done to many prospects while nobody waits for the answer. */
export const bulkMessage = z.discriminatedUnion('task', [
  z.object({ task: z.literal('undo'), workspaceId: z.string(), importId: z.string() }),
  z.object({ task: z.literal('bulk'), workspaceId: z.string(), bulkId: z.string() }),
]);
type BulkMessage = z.infer<typeof bulkMessage>;

export const bulkLater = (message: BulkMessage): Promise<void> => enqueue(env.PROSPECT_BULK_QUEUE_URL, message);

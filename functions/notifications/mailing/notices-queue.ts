import * as z from 'zod';
import { enqueue } from '../../platform/clients/queue.ts';
import { env } from '../../platform/env.ts';

/** What waits to be mailed, by the names of things. */
export const noticeMessage = z.discriminatedUnion('kind', [
  /** What has no mail of its own, as its news says it. */
  z.object({ kind: z.literal('notice'), userId: z.string(), workspaceId: z.string(), eventId: z.string() }),
  /** What someone has not read, at the moment for which it was due. */
  z.object({ kind: z.literal('digest'), userId: z.string(), workspaceId: z.string(), at: z.string() }),
]);
export type NoticeMessage = z.infer<typeof noticeMessage>;

export const enqueueNotice = (message: NoticeMessage): Promise<void> =>
  enqueue(env.NOTICES_QUEUE_URL, message, { group: message.workspaceId });

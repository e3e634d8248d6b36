import * as z from 'zod';
import { enqueue } from '../../platform/clients/queue.ts';
import { env } from '../../platform/env.ts';
import { log } from '../../platform/log.ts';

/** Who has left, to whom what was theirs goes, and when they were about to. */
export const handOverMessage = z.object({
  workspaceId: z.string(),
  from: z.string(),
  to: z.string().nullable(),
  at: z.string(),
});
export type HandOverMessage = z.infer<typeof handOverMessage>;

/** Longer than any request runs: what was still being given to who leaves is there by then. */
const secondLookSeconds = 60;

const tell = (message: HandOverMessage, delaySeconds: number): Promise<void> =>
  enqueue(env.HAND_OVERS_QUEUE_URL, message, { delaySeconds });

export const handOverLater = (message: HandOverMessage): Promise<void> => tell(message, secondLookSeconds);

/** Not told now, the worker hears of it from `handOverLater`. */
export const handOverNow = (message: HandOverMessage): Promise<void> =>
  tell(message, 0).catch((error) => log.error('hand-over not told', error, { userId: message.from }));

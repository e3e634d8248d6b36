import * as z from 'zod';
import { enqueue } from '../../platform/clients/queue.ts';
import { env } from '../../platform/env.ts';

const owner = { workspaceId: z.string(), pixelId: z.string() };
/** Events of one pixel that are to be sent. The table has what they say: so one that was sent or erased meanwhile is left alone. */
const sendMessage = z.object({ ...owner, eventKeys: z.array(z.string()).min(1).max(100) });
/** What waits for a pixel is to be sent, since it was resumed, or removed with it. */
const settleMessage = z.object({ ...owner, settle: z.literal('waiting') });

export const pixelMessage = z.union([sendMessage, settleMessage]);
type SendMessage = z.infer<typeof sendMessage>;
export type SettleMessage = z.infer<typeof settleMessage>;
export type PixelMessage = z.infer<typeof pixelMessage>;

/** How many events a message may name. */
export const eventsPerMessage = 100;

/** Messages of one pixel form a group: a shop with thousands of them does not keep the others waiting. */
export const enqueueEvents = (message: SendMessage): Promise<void> =>
  enqueue(env.PIXEL_EVENTS_QUEUE_URL, message, { group: message.pixelId });

export const enqueueSettling = (message: SettleMessage): Promise<void> =>
  enqueue(env.PIXEL_EVENTS_QUEUE_URL, message, { group: message.pixelId });

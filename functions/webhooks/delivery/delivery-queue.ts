import * as z from 'zod';
import { enqueue } from '../../platform/clients/queue.ts';
import { env } from '../../platform/env.ts';

/** What waits on the queue: names a delivery and the attempt it is for, so that the same message twice sends once. */
const attemptMessage = z.object({
  workspaceId: z.string(),
  webhookId: z.string(),
  deliveryId: z.string(),
  /** How many attempts of the schedule were made when it was sent, or that someone asked for one more. */
  attempt: z.union([z.int(), z.literal('manual')]),
});
/** A webhook was switched off: what waits for it is cancelled. */
const cancelMessage = z.object({
  workspaceId: z.string(),
  webhookId: z.string(),
  cancelBefore: z.string(),
  /** Where to go on. */
  cursor: z.string().optional(),
});

/** Someone wants what has failed to be sent again: some of it, by name. */
const resendMessage = z.object({
  workspaceId: z.string(),
  webhookId: z.string(),
  resend: z.array(z.string()),
  askedAt: z.string(),
});

export const deliveryMessage = z.union([attemptMessage, cancelMessage, resendMessage]);
export type DeliveryMessage = z.infer<typeof deliveryMessage>;
export type AttemptMessage = z.infer<typeof attemptMessage>;
export type CancelMessage = z.infer<typeof cancelMessage>;
export type ResendMessage = z.infer<typeof resendMessage>;

/** SQS holds a message for so long at most; what waits longer is the sweeper's. */
export const longestDelaySeconds = 900;

/** Messages of one webhook form a group: a server with thousands of them does not keep the others waiting. */
export const enqueueAttempt = (message: AttemptMessage, delaySeconds = 0): Promise<void> =>
  enqueue(env.DELIVERIES_QUEUE_URL, message, {
    delaySeconds: Math.min(Math.max(0, Math.ceil(delaySeconds)), longestDelaySeconds),
    group: message.webhookId,
  });

export const enqueueResending = (message: ResendMessage): Promise<void> =>
  enqueue(env.DELIVERIES_QUEUE_URL, message, { group: message.webhookId });

export const enqueueCancellation = (message: CancelMessage): Promise<void> =>
  enqueue(env.DELIVERIES_QUEUE_URL, message, { group: message.webhookId });

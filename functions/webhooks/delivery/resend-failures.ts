import { askOnceForAttempt } from './ask-for-attempt.ts';
import { enqueueAttempt, type ResendMessage } from './delivery-queue.ts';

/** Has failures sent again, each once however often its message comes. */
export async function resendFailures({ workspaceId, webhookId, resend, askedAt }: ResendMessage): Promise<void> {
  await Promise.all(
    resend.map(async (deliveryId) => {
      if (await askOnceForAttempt({ workspaceId, webhookId, deliveryId }, new Date(askedAt)))
        await enqueueAttempt({ workspaceId, webhookId, deliveryId, attempt: 'manual' });
    }),
  );
}

import { captureError } from '../../platform/clients/monitoring.ts';
import { log } from '../../platform/log.ts';
import { cancelWaiting, deliverAll } from './deliver.ts';
import type { AttemptMessage, CancelMessage, DeliveryMessage, ResendMessage } from './delivery-queue.ts';
import { resendFailures } from './resend-failures.ts';

/** Does what a batch of messages asks for; answers those that failed. */
export async function handleMessages(messages: DeliveryMessage[]): Promise<DeliveryMessage[]> {
  const attempts = messages.filter((message): message is AttemptMessage => 'attempt' in message);
  const others = messages.filter((message): message is CancelMessage | ResendMessage => !('attempt' in message));
  const [attempted, done] = await Promise.all([
    deliverAll(attempts),
    Promise.allSettled(
      others.map((message) => ('resend' in message ? resendFailures(message) : cancelWaiting(message))),
    ),
  ]);
  const failed: DeliveryMessage[] = [];
  for (const [at, outcome] of [...attempted, ...done].entries()) {
    if (outcome.status === 'fulfilled') continue;
    log.error('message failed', outcome.reason, { worker: 'deliver-webhook' });
    await captureError(outcome.reason, { worker: 'deliver-webhook' });
    const message = [...attempts, ...others][at];
    if (message) failed.push(message);
  }
  return failed;
}

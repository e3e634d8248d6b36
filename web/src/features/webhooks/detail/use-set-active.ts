import { updateWebhook, type Webhook } from '../../../../../shared/webhooks/webhook.contract.ts';
import { isConflict } from '../../../lib/notices.ts';
import { request } from '../../../lib/request.ts';
import { readWebhook, useKeepWebhook } from '../use-webhooks.ts';

/** Suspends or reactivates, whatever else of the webhook was changed meanwhile. */
export function useSetActive() {
  const keep = useKeepWebhook();
  return async ({ id, version }: Webhook, active: boolean) => {
    const set = async (over: number) =>
      (await request(updateWebhook, { params: { id }, body: { active, version: over } })).webhook;
    try {
      keep(await set(version));
    } catch (error) {
      if (!isConflict(error)) throw error;
      keep(await set((await readWebhook(id)).version));
    }
  };
}

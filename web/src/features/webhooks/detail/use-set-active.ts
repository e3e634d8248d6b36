import { updateWebhook, type Webhook } from '../../../../../shared/webhooks/webhook.contract.ts';
import { request } from '../../../lib/request.ts';
import { versionedWrite } from '../../../lib/versioned-write.ts';
import { readWebhook, useKeepWebhook } from '../use-webhooks.ts';

/** Suspends or reactivates, whatever else of the webhook was changed meanwhile. */
export function useSetActive() {
  const keep = useKeepWebhook();
  return async (webhook: Webhook, active: boolean) => {
    const params = { id: webhook.id };
    const outcome = await versionedWrite(
      webhook,
      { active },
      {
        put: async (version) => (await request(updateWebhook, { params, body: { active, version } })).webhook,
        read: () => readWebhook(webhook.id),
      },
    );
    if ('theirs' in outcome) throw outcome.refusal;
    keep(outcome.kept);
  };
}

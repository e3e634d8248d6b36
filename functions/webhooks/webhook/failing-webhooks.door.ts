import { paths } from '../../../shared/page-paths.ts';
import { disabledReasons, failuresText } from '../../../shared/webhooks/delivery-messages.ts';
import { webhooksOf } from './read-webhook.ts';
import { WebhookHealth } from './webhook-health.entity.ts';

/** Failed attempts since the last success from which it is no passing trouble. */
const lastingFailures = 4;

/** Webhooks that we switched off, and those whose server has taken nothing for several attempts. */
export async function failingWebhooks(workspaceId: string) {
  const [all, { data: healths }] = await Promise.all([
    webhooksOf(workspaceId),
    WebhookHealth.query.byWorkspace({ workspaceId }).go({ pages: 'all', consistent: true }),
  ]);
  const known = new Map(healths.map((health) => [health.webhookId, health]));
  return all.flatMap(({ webhookId: id, name, active, disabledCode }) => {
    const { failures, exhausted } = known.get(id) ?? { failures: 0, exhausted: 0 };
    const isFailing = active && (exhausted > 0 || failures >= lastingFailures);
    if (!disabledCode && !isFailing) return [];
    const detail = disabledCode ? disabledReasons[disabledCode] : failuresText(failures);
    return [{ id, name, detail, path: paths.webhook(id) }];
  });
}

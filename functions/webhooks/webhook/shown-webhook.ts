import { disabledReasons } from '../../../shared/webhooks/delivery-messages.ts';
import type { Webhook as ShownWebhook } from '../../../shared/webhooks/webhook.contract.ts';
import { fareOf, successRate } from '../../../shared/webhooks/webhook-fare.ts';
import { AppError } from '../../platform/app-error.ts';
import { Delivery } from '../delivery/delivery.entity.ts';
import { dayFigures, noFigures } from './day-figures.ts';
import type { WebhookItem } from './webhook.entity.ts';
import { hintedHeaders } from './webhook-headers.ts';
import { WebhookHealth } from './webhook-health.entity.ts';

/** Webhooks of one workspace as the API answers them, with how they have fared. */
export async function shownWebhooks(workspaceId: string, items: WebhookItem[]): Promise<ShownWebhook[]> {
  if (items.length === 0) return [];
  const [figures, { data }] = await Promise.all([
    dayFigures(workspaceId, new Date()),
    WebhookHealth.query.byWorkspace({ workspaceId }).go({ pages: 'all', consistent: true }),
  ]);
  const healths = new Map(data.map((health) => [health.webhookId, health]));
  const shown = items.map(async (item): Promise<ShownWebhook> => {
    const { day, lately, lastAt } = figures.get(item.webhookId) ?? noFigures;
    const { failures, exhausted } = healths.get(item.webhookId) ?? { failures: 0, exhausted: 0 };
    return {
      id: item.webhookId,
      name: item.name,
      url: item.url,
      events: item.events as ShownWebhook['events'],
      active: item.active,
      disabledReason: item.disabledCode ? disabledReasons[item.disabledCode] : null,
      headers: hintedHeaders(item),
      secretHint: item.secrets[0]?.hint ?? '',
      health: {
        successRate24h: successRate(day),
        attempts24h: { succeeded: day.succeeded, failed: day.failed },
        lastDeliveryAt: lastAt || (await lastAttemptAt(item)),
        consecutiveFailures: failures,
        state: fareOf({ failures, exhausted, day, lately }),
      },
      createdAt: item.createdAt,
      updatedAt: item.updatedAt,
      version: item.version,
    };
  });
  return Promise.all(shown);
}

/** One of them, as it was just read or written. */
export async function shownWebhook(item: WebhookItem): Promise<ShownWebhook> {
  const [shown] = await shownWebhooks(item.workspaceId, [item]);
  if (!shown) throw new AppError('not_found');
  return shown;
}

/** The last attempt of a webhook that has none in the last 24 hours. */
async function lastAttemptAt({ workspaceId, webhookId }: WebhookItem): Promise<string | null> {
  const { data } = await Delivery.query.byWebhook({ workspaceId, webhookId }).go({ order: 'desc', limit: 1 });
  return data[0]?.attempts.at(-1)?.at ?? null;
}

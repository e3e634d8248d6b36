import { dayMs } from '../../../shared/kernel/day.ts';
import { disabledReasons } from '../../../shared/webhooks/delivery-messages.ts';
import type { Webhook as ShownWebhook } from '../../../shared/webhooks/webhook.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { Delivery } from '../delivery/delivery.entity.ts';
import type { WebhookItem } from './webhook.entity.ts';
import { hintedHeaders } from './webhook-headers.ts';
import { WebhookHealth } from './webhook-health.entity.ts';
import { WebhookHour } from './webhook-hour.entity.ts';

type Figures = { succeeded: number; failed: number; lastAt: string };

/** Webhooks of one workspace as the API answers them, with how they have fared. */
export async function shownWebhooks(workspaceId: string, items: WebhookItem[]): Promise<ShownWebhook[]> {
  if (items.length === 0) return [];
  const [figures, { data }] = await Promise.all([
    dayFigures(workspaceId, new Date()),
    WebhookHealth.query.byWorkspace({ workspaceId }).go({ pages: 'all', consistent: true }),
  ]);
  const failures = new Map(data.map((health) => [health.webhookId, health.failures]));
  const shown = items.map(async (item): Promise<ShownWebhook> => {
    const figure = figures.get(item.webhookId);
    const ended = figure ? figure.succeeded + figure.failed : 0;
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
        successRate24h: figure && ended > 0 ? figure.succeeded / ended : null,
        lastDeliveryAt: figure?.lastAt ?? (await lastAttemptAt(item)),
        consecutiveFailures: failures.get(item.webhookId) ?? 0,
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

/** The figures of all webhooks of a workspace over the last 24 hours. */
async function dayFigures(workspaceId: string, now: Date): Promise<Map<string, Figures>> {
  const { data } = await WebhookHour.query
    .byHour({ workspaceId })
    .gte({ hourAt: new Date(now.getTime() - dayMs).toISOString() })
    .go({ pages: 'all', consistent: true });
  const figures = new Map<string, Figures>();
  for (const { webhookId, succeeded = 0, failed = 0, lastAt = '' } of data) {
    const known = figures.get(webhookId) ?? { succeeded: 0, failed: 0, lastAt: '' };
    figures.set(webhookId, {
      succeeded: known.succeeded + succeeded,
      failed: known.failed + failed,
      lastAt: lastAt > known.lastAt ? lastAt : known.lastAt,
    });
  }
  return figures;
}

/** The last attempt of a webhook that has none in the last 24 hours. */
async function lastAttemptAt({ workspaceId, webhookId }: WebhookItem): Promise<string | null> {
  const { data } = await Delivery.query.byWebhook({ workspaceId, webhookId }).go({ order: 'desc', limit: 1 });
  return data[0]?.attempts.at(-1)?.at ?? null;
}

import { paths } from '../../../shared/page-paths.ts';
import { disabledReasons, failuresText, lossesText } from '../../../shared/webhooks/delivery-messages.ts';
import { fareOf, successRate } from '../../../shared/webhooks/webhook-fare.ts';
import { type DayFigures, dayFigures, noFigures } from './day-figures.ts';
import { webhooksOf } from './read-webhook.ts';
import { WebhookHealth } from './webhook-health.entity.ts';

/** Webhooks that we switched off, and those that fail as their page says it. */
export async function failingWebhooks(workspaceId: string) {
  const [all, { data: healths }] = await Promise.all([
    webhooksOf(workspaceId),
    WebhookHealth.query.byWorkspace({ workspaceId }).go({ pages: 'all', consistent: true }),
  ]);
  // Most workspaces have no webhook: they read nothing more.
  const figures = all.some(({ active }) => active)
    ? await dayFigures(workspaceId, new Date())
    : new Map<string, DayFigures>();
  const known = new Map(healths.map((health) => [health.webhookId, health]));
  return all.flatMap(({ webhookId: id, name, active, disabledCode }) => {
    const { failures, exhausted } = known.get(id) ?? { failures: 0, exhausted: 0 };
    const { day, lately } = figures.get(id) ?? noFigures;
    const isFailing = active && fareOf({ failures, exhausted, day, lately }) === 'failing';
    if (!disabledCode && !isFailing) return [];
    const detail = disabledCode ? disabledReasons[disabledCode] : failureText(failures, successRate(day));
    return [{ id, name, detail, path: paths.webhook(id) }];
  });
}

const failureText = (failures: number, rate: number | null): string =>
  failures > 0 || rate === null ? failuresText(failures) : lossesText(rate);

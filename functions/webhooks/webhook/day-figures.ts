import { dayMs, hourMs, hourOf } from '../../../shared/kernel/day.ts';
import type { AttemptCounts } from '../../../shared/webhooks/webhook-fare.ts';
import { WebhookHour } from './webhook-hour.entity.ts';

export type DayFigures = { day: AttemptCounts; lately: AttemptCounts; lastAt: string };

/** Of a webhook that sent nothing. */
export const noFigures: DayFigures = {
  day: { succeeded: 0, failed: 0 },
  lately: { succeeded: 0, failed: 0 },
  lastAt: '',
};

/** The figures of all webhooks of a workspace over the last 24 hours, by webhook. */
export async function dayFigures(workspaceId: string, now: Date): Promise<Map<string, DayFigures>> {
  const { data } = await WebhookHour.query
    .byHour({ workspaceId })
    .gte({ hourAt: new Date(now.getTime() - dayMs).toISOString() })
    .go({ pages: 'all', consistent: true });
  const hourBefore = hourOf(new Date(now.getTime() - hourMs).toISOString());
  const figures = new Map<string, DayFigures>();
  for (const { webhookId, hourAt, succeeded = 0, failed = 0, lastAt = '' } of data) {
    const { day, lately, lastAt: known } = figures.get(webhookId) ?? noFigures;
    const own = { succeeded, failed };
    figures.set(webhookId, {
      day: sumOf(day, own),
      lately: hourAt >= hourBefore ? sumOf(lately, own) : lately,
      lastAt: lastAt > known ? lastAt : known,
    });
  }
  return figures;
}

const sumOf = (a: AttemptCounts, b: AttemptCounts): AttemptCounts => ({
  succeeded: a.succeeded + b.succeeded,
  failed: a.failed + b.failed,
});

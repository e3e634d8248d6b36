import type { ConnectionProblem } from '../../../shared/campaigns/connections.rules.ts';
import { mailToPeople, type Notice } from '../../mail/workspace-mail.ts';
import type { EventItem } from '../../platform/outbox/event.entity.ts';
import type { Plan, Subscriber } from '../../platform/outbox/subscriber.ts';
import { isFor } from './told-to.ts';

/** Mails those whom it concerns what does not wait for their next visit. Done again, it mails again. */
export const mailNotices: Subscriber = (events) => events.map(mailOne);

async function mailOne(event: EventItem): Promise<Plan | null> {
  const notice = noticeOf(event);
  if (!notice) return null;
  await mailToPeople(event.workspaceId, notice, (person) => isFor(event, person));
  return { made: [] };
}

function noticeOf({ type, data, entityId, quiet, onlyWebhookId }: EventItem): Notice | null {
  const toNotice = notices[type];
  if (!toNotice || data === undefined || quiet || onlyWebhookId) return null;
  return toNotice(entityId, JSON.parse(data));
}

type Told = {
  disabledCode?: 'gone' | 'failing';
  pauseCode?: 'token' | 'permission';
  problem?: ConnectionProblem;
  runId?: string;
  savedSearch?: { newCount: number; since: string };
};
type ToNotice = (entityId: string, told: Told) => Notice | null;

const notices: Partial<Record<EventItem['type'], ToNotice>> = {
  'webhook.failing': (webhookId) => ({ kind: 'webhook-trouble', webhookId, trouble: 'warning' }),
  'webhook.disabled': (webhookId, { disabledCode }) =>
    disabledCode ? { kind: 'webhook-trouble', webhookId, trouble: disabledCode } : null,
  'pixel.paused': (pixelId, { pauseCode }) => (pauseCode ? { kind: 'pixel-paused', pixelId, reason: pauseCode } : null),
  'connection.failing': (connectionId, { problem }) =>
    problem ? { kind: 'connection-failing', connectionId, problem } : null,
  'saved_search.matched': (searchId, { savedSearch }) =>
    savedSearch ? { kind: 'search-matched', searchId, newCount: savedSearch.newCount, since: savedSearch.since } : null,
  'report.held': (reportId, { runId }) => (runId ? { kind: 'report-held', reportId, runId } : null),
};

import type { ConnectionProblem } from '../../../shared/campaigns/connections.rules.ts';
import type { Notice } from '../../mail/workspace-mail.ts';
import type { EventItem } from '../../platform/outbox/event.entity.ts';
import type { Plan, Subscriber } from '../../platform/outbox/subscriber.ts';
import { type Listener, listenersOf } from '../core/listeners.ts';
import { newsOfEvent } from '../core/news-of.ts';
import { choiceOf } from '../core/preferences.entity.ts';
import { isFor } from '../core/told-to.ts';
import { sendOrHold, type Waiting } from '../mailing/send-or-hold.ts';

/** Mails those whom it concerns what does not wait for their next visit, if they want it mailed. Done again, it mails again. */
export const mailNotices: Subscriber = (events) => {
  const read = listenersOf(events);
  return events.map((event) => mailOne(event, read));
};

async function mailOne(event: EventItem, read: (workspaceId: string) => Promise<Listener[]>): Promise<Plan | null> {
  const said = await newsOfEvent(event);
  if (!said || said.kind.ownMail) return null;
  const { type, kind } = said;
  const notice = noticeOf(event);
  const listeners = (await read(event.workspaceId)).filter(
    (listener) => isFor(event, listener) && choiceOf(listener.preferences, type, kind).email === 'now',
  );
  if (listeners.length === 0) return null;
  const { workspaceId, eventId } = event;
  const sent = listeners.map((listener) => {
    const { userId } = listener.user;
    const waiting: Waiting = notice
      ? { queue: 'mails', message: { ...notice, userId, workspaceId } }
      : { queue: 'notices', message: { kind: 'notice', userId, workspaceId, eventId } };
    return sendOrHold(event, listener, waiting, kind);
  });
  await Promise.all(sent);
  return { made: [] };
}

/** The mail of its own that an event has. */
const noticeOf = ({ type, data = '{}', entityId }: EventItem): Notice | null =>
  notices[type]?.(entityId, JSON.parse(data)) ?? null;

type Told = {
  disabledCode?: 'gone' | 'failing';
  pauseCode?: 'token' | 'permission';
  problem?: ConnectionProblem;
  runId?: string;
  savedSearch?: { newCount: number; since: string };
  nextAttemptAt?: string | null;
  days?: number;
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
  'billing.payment_failed': (_, { nextAttemptAt = null }) => ({ kind: 'payment-failed', nextAttemptAt }),
  'billing.trial_ending': (_, { days = 1 }) => ({ kind: 'trial-ending', days }),
  'report.held': (reportId, { runId }) => (runId ? { kind: 'report-held', reportId, runId } : null),
};

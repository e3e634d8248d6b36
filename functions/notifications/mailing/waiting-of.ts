import type { ConnectionProblem } from '../../../shared/campaigns/connections.rules.ts';
import type { NotificationType } from '../../../shared/words.ts';
import type { MailMessage } from '../../mail/mail-message.ts';
import type { EventItem } from '../../platform/outbox/event.entity.ts';
import type { NoticeMessage } from './notices-queue.ts';

export type Waiting = { queue: 'mails'; message: MailMessage } | { queue: 'notices'; message: NoticeMessage };

/** What goes on which queue to mail an event to someone: by the mail of its own that it has, or as its news says it. */
export function waitingOf(event: EventItem, userId: string): Waiting {
  const { workspaceId, eventId, type, data = '{}', entityId } = event;
  const own = ownMails[type]?.(entityId, JSON.parse(data));
  return own
    ? { queue: 'mails', message: { ...own, type: type as NotificationType, userId, workspaceId } }
    : { queue: 'notices', message: { kind: 'notice', userId, workspaceId, eventId } };
}

type WithoutReader<M> = M extends MailMessage ? Omit<M, 'type' | 'userId' | 'workspaceId'> : never;
type OwnMail = WithoutReader<
  Extract<
    MailMessage,
    {
      kind:
        | 'webhook-trouble'
        | 'pixel-paused'
        | 'connection-failing'
        | 'report-held'
        | 'search-matched'
        | 'payment-failed'
        | 'payment-action'
        | 'invoice-issued'
        | 'trial-ending';
    }
  >
>;

type Told = {
  disabledCode?: 'gone' | 'failing';
  pauseCode?: 'token' | 'permission';
  problem?: ConnectionProblem;
  runId?: string;
  savedSearch?: { newCount: number; since: string };
  nextAttemptAt?: string | null;
  days?: number;
};
type ToOwnMail = (entityId: string, told: Told) => OwnMail | null;

const ownMails: Partial<Record<EventItem['type'], ToOwnMail>> = {
  'webhook.failing': (webhookId) => ({ kind: 'webhook-trouble', webhookId, trouble: 'warning' }),
  'webhook.disabled': (webhookId, { disabledCode }) =>
    disabledCode ? { kind: 'webhook-trouble', webhookId, trouble: disabledCode } : null,
  'pixel.paused': (pixelId, { pauseCode }) => (pauseCode ? { kind: 'pixel-paused', pixelId, reason: pauseCode } : null),
  'connection.failing': (connectionId, { problem }) =>
    problem ? { kind: 'connection-failing', connectionId, problem } : null,
  'saved_search.matched': (searchId, { savedSearch }) =>
    savedSearch ? { kind: 'search-matched', searchId, newCount: savedSearch.newCount, since: savedSearch.since } : null,
  'billing.payment_failed': (_, { nextAttemptAt = null }) => ({ kind: 'payment-failed', nextAttemptAt }),
  'billing.payment_action_required': (_, { nextAttemptAt = null }) => ({ kind: 'payment-action', nextAttemptAt }),
  'billing.invoice_issued': (invoiceId) => ({ kind: 'invoice-issued', invoiceId }),
  'billing.trial_ending': (_, { days = 1 }) => ({ kind: 'trial-ending', days }),
  'report.held': (reportId, { runId }) => (runId ? { kind: 'report-held', reportId, runId } : null),
};

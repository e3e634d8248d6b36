import { mailToPeople, type Notice } from '../../mail/workspace-mail.ts';
import { mayDoAny } from '../../platform/identity/active-people.ts';
import type { EventItem } from '../../platform/outbox/event.entity.ts';
import type { Plan, Subscriber } from '../../platform/outbox/subscriber.ts';

/** Mails who may read the billing what does not wait for their next visit. Done again, it mails again. */
export const mailBilling: Subscriber = (events) => events.map(mailOne);

async function mailOne({ type, data, workspaceId, quiet, onlyWebhookId }: EventItem): Promise<Plan | null> {
  const toNotice = notices[type];
  if (!toNotice || data === undefined || quiet || onlyWebhookId) return null;
  await mailToPeople(workspaceId, toNotice(JSON.parse(data)), (person) => mayDoAny(person, ['billing:read']));
  return { made: [] };
}

type Said = { days?: number; nextAttemptAt?: string | null };

const notices: Partial<Record<EventItem['type'], (told: Said) => Notice>> = {
  'billing.payment_failed': ({ nextAttemptAt }) => ({ kind: 'payment-failed', nextAttemptAt: nextAttemptAt ?? null }),
  'billing.trial_ending': ({ days }) => ({ kind: 'trial-ending', days: days ?? 1 }),
};

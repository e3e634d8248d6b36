import type { Told } from '../../platform/outbox/event.entity.ts';
import type { SubscriptionState } from './billing-account.entity.ts';
import { living } from './is-subscribed.ts';

export type Change = {
  before: SubscriptionState | undefined;
  next: SubscriptionState | undefined;
  /** Of the next one. */
  planName: string | null;
};
type News = Pick<Told, 'type' | 'data'>;

/** What people are told of a change: it is written with it, so that each is told once. */
export const newsOf = (change: Change): News[] => [...failureOf(change), ...planOf(change)];

/** Each try of a payment that is late. */
function failureOf({ before, next }: Change): News[] {
  const late = next?.dunning;
  if (!late) return [];
  const known = before?.dunning?.since === late.since ? before.dunning.attempts : 0;
  if (late.attempts <= known) return [];
  const { attempts, nextAttemptAt = null, confirmUrl } = late;
  const type = confirmUrl ? 'billing.payment_action_required' : 'billing.payment_failed';
  return [{ type, data: { attempts, nextAttemptAt } }];
}

function planOf({ before, next, planName }: Change): News[] {
  const [was, is] = [offerOf(before), offerOf(next)];
  if (was.planCode === is.planCode && was.interval === is.interval) return [];
  return [{ type: 'billing.plan_changed', data: { ...is, planName: is.planCode && planName } }];
}

export function offerOf(state: SubscriptionState | undefined) {
  const lives = living(state);
  return { planCode: lives?.planCode ?? null, interval: lives?.interval ?? null };
}

import { dayMs } from '../../../shared/kernel/day.ts';
import type { BillingAccountItem } from '../core/billing-account.entity.ts';
import { living } from '../core/is-subscribed.ts';
import { tellOnce } from './tell-once.ts';

const toldDays = 30;

/** A card of a subscription that goes on, in the last thirty days that it is good for, once. */
export async function remindCard({ workspaceId, subscription }: BillingAccountItem, now: Date): Promise<void> {
  const lives = living(subscription);
  if (!lives?.card || lives.cancelAt) return;
  const { last4, expires } = lives.card;
  const left = endOf(expires) - now.getTime();
  if (left <= 0 || left > toldDays * dayMs) return;
  const news = { type: 'billing.card_expiring', data: { last4, expires } } as const;
  await tellOnce(workspaceId, [`card-${last4} ${expires}`], [news], now);
}

/** A card is good until its month is over. */
function endOf(month: string): number {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return Date.UTC(year, number, 1);
}

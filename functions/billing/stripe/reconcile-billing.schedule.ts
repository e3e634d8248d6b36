import { dayMs } from '../../../shared/kernel/day.ts';
import { enqueue } from '../../platform/clients/queue.ts';
import { env } from '../../platform/env.ts';
import { sweepShards } from '../../platform/outbox/sweep-shards.ts';
import { defineSchedule } from '../../platform/worker/define-schedule.ts';
import { accountShards, BillingAccount, type BillingAccountItem } from '../core/billing-account.entity.ts';

/** A payment is disputed for up to 120 days, and the bank takes up to 90 more to decide; then the night has had weeks to find it. */
const lookedAtDays = 250;

/** Has every customer read again, once a night: events that were lost end in it too. What is told meanwhile waits behind none of them. */
export const handler = defineSchedule('reconcile-billing', async (now) => {
  if (!env.STRIPE_SECRET_ID) return;
  await sweepShards(
    accountShards,
    (shard, cursor) => BillingAccount.query.all({ shard }).go({ limit: 100, cursor }),
    (page) =>
      page
        .filter((account) => !isLongOver(account, now))
        .map(({ workspaceId }) => enqueue(env.BILLING_NIGHTS_QUEUE_URL, { workspaceId })),
  );
});

const isLongOver = ({ subscription, updatedAt }: BillingAccountItem, now: Date): boolean =>
  subscription?.status === 'ended' && now.getTime() - Date.parse(updatedAt) > lookedAtDays * dayMs;

import { enqueue } from '../../platform/clients/queue.ts';
import { env } from '../../platform/env.ts';
import { sweepShards } from '../../platform/outbox/sweep-shards.ts';
import { defineSchedule } from '../../platform/worker/define-schedule.ts';
import { accountShards, BillingAccount } from '../core/billing-account.entity.ts';

/** Has every customer read again, once a night: events that were lost end in it too. */
export const handler = defineSchedule('reconcile-billing', async () => {
  if (!env.STRIPE_SECRET_ID) return;
  await sweepShards(
    accountShards,
    (shard, cursor) => BillingAccount.query.all({ shard }).go({ limit: 100, cursor }),
    (page) => page.map(({ workspaceId }) => enqueue(env.BILLING_SYNCS_QUEUE_URL, { workspaceId })),
  );
});

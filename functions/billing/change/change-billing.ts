import * as contract from '../../../shared/billing/changes.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { write } from '../../platform/db/write.ts';
import { type Call, defineHandler } from '../../platform/http/define-handler.ts';
import { log } from '../../platform/log.ts';
import { billingNow } from '../core/billing-now.ts';
import { living } from '../core/is-subscribed.ts';
import { provider, readAccount } from '../core/provider.ts';
import { readForAnswer } from '../core/read-for-answer.ts';
import { isAlive } from '../core/subscription-state.ts';
import { changeOffer, type Given, releaseSchedule, withoutSchedule } from './change-offer.ts';
import { duringChange } from './during-change.ts';

type Asked = Call<typeof contract.changeBilling>;

/** Asks Stripe, then reads what it made of it: what counts is what it says. */
export const handler = defineHandler(contract.changeBilling, async (call) => {
  const { workspaceId } = call.actor;
  const stripe = await provider();
  if (call.body.action === 'refresh') await readForAnswer(stripe, workspaceId);
  else await change(stripe, call);
  return { billing: await billingNow(workspaceId) };
});

async function change(stripe: Given['stripe'], { actor, body }: Asked): Promise<void> {
  const { workspaceId } = actor;
  const account = await readAccount(workspaceId);
  const state = living(account?.subscription);
  if (!account || !state) throw new AppError('not_subscribed');
  await duringChange(workspaceId, body.version, async () => {
    const subscription = await stripe.subscriptions.retrieve(state.subscriptionId);
    try {
      // What ended there since is read below, and can be changed no more.
      if (!isAlive(subscription)) throw new AppError('conflict');
      const type = await acts[body.action as keyof typeof acts]({ stripe, account, subscription, body });
      await write([audit(actor, { type, entityId: workspaceId })]);
    } catch (error) {
      // What was refused is the answer, whatever fails after it.
      await readForAnswer(stripe, workspaceId).catch((unread) =>
        log.error('Stripe is not read after a refusal', unread, { workspaceId }),
      );
      throw error;
    }
    await readForAnswer(stripe, workspaceId);
  });
}

const acts = {
  change: changeOffer,
  undo_scheduled: async (given: Given) => {
    if (!(await releaseSchedule(given))) throw new AppError('nothing_scheduled');
    return 'billing.change_undone' as const;
  },
  cancel: async (given: Given) => {
    // Stripe lets a schedule alone say how its subscription ends.
    await withoutSchedule(given, async () => {
      await given.stripe.subscriptions.update(given.subscription.id, { cancel_at_period_end: true });
    });
    return 'billing.cancelled' as const;
  },
  resume: async (given: Given) => {
    const { id, cancel_at: at, cancel_at_period_end: atPeriodEnd } = given.subscription;
    if (!at && !atPeriodEnd) throw new AppError('not_cancelled');
    await withoutSchedule(given, async () => {
      await given.stripe.subscriptions.update(id, { cancel_at_period_end: false });
    });
    return 'billing.resumed' as const;
  },
};

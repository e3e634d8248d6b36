import type Stripe from 'stripe';
import type { Delivery } from '../../../scripts/local/stripe/deliveries.ts';
import { changeBilling, refreshBilling } from '../../../shared/billing/changes.contract.ts';
import type { ParsedInput } from '../../../shared/kernel/route.ts';
import { Seeded } from '../../../shared/kernel/seeded.ts';
import { call } from '../../platform/testing/call.ts';
import { stripe as server } from '../../platform/testing/services.ts';
import { type billedUser, billingOf, checkout, locally, pay, post, syncs } from './stripe.ts';

type Owner = Awaited<ReturnType<typeof billedUser>>;
type Body = Omit<ParsedInput<typeof changeBilling>['body'], 'version'>;

/** All that can happen to a workspace that pays, whatever becomes of the news of it on their way. */
export async function liveThrough(owner: Owner, stripe: Stripe, seed: number): Promise<void> {
  const chances = new Seeded(`life ${seed}`);
  const random = () => chances.next();
  const shuffled = <T>(all: readonly T[]) => chances.some(all, all.length);
  const underWay: Delivery[] = [];
  const messages: string[] = [];
  server.sendTo(async (delivery) => {
    underWay.push(delivery);
    return 200;
  });
  const at = (act: string, body: object = {}, method: 'POST' | 'PUT' = 'POST') =>
    locally(method, `/customers/${owner.workspace.workspaceId}/${act}`, body);
  const change = async (body: Body) => {
    await call(refreshBilling, { token: owner.token });
    const { version } = await billingOf(owner);
    const { error } = await call(changeBilling, { token: owner.token, body: { ...body, version } });
    if (error) throw new Error(`${body.action}: ${error.reason}`);
  };

  /** Of the news that are under way, some arrive, in any order, some twice; a third is lost; some wait. */
  async function perturb(): Promise<void> {
    for (const delivery of shuffled(underWay.splice(0))) {
      const fate = random();
      if (fate < 1 / 3) continue;
      if (fate < 0.5) {
        underWay.push(delivery);
        continue;
      }
      await post(delivery.payload, delivery.signature);
      if (fate > 0.9) await post(delivery.payload, delivery.signature);
    }
    messages.push(...(await syncs.waiting()));
    const now = shuffled(messages.splice(0));
    const some = Math.ceil(now.length * random());
    messages.push(...now.slice(some));
    await syncs.work(...now.slice(0, some), ...now.slice(0, random() < 0.3 ? 2 : 0));
  }

  const { data } = await checkout(owner, 'starter');
  await pay(data.checkout.id, '4000002500003155');
  await perturb();
  await pay(data.checkout.id, '4000002500003155', { authenticate: true });
  const steps: (() => Promise<unknown>)[] = [
    () => at('card', { card: '4242424242424242' }, 'PUT'),
    () => at('advance', { days: 32 }),
    () => at('card', { card: '4000000000000341' }, 'PUT'),
    () => at('advance', { days: 31 }),
    () => at('card', { card: '4242424242424242' }, 'PUT'),
    () => at('advance', { days: 8 }),
    () => change({ action: 'change', planCode: 'professional', interval: 'month' }),
    () => change({ action: 'change', planCode: 'starter', interval: 'month' }),
    () => change({ action: 'undo_scheduled' }),
    () => change({ action: 'change', planCode: 'starter', interval: 'month' }),
    () => at('advance', { days: 31 }),
    () => refundLast(owner, stripe),
    () => at('dispute'),
    () => at('dispute', { outcome: 'won' }),
    () => change({ action: 'cancel' }),
    () => at('advance', { days: 32 }),
  ];
  await perturb();
  for (const step of steps) {
    await step();
    await perturb();
  }
  // What is left comes late and turned round; what was lost, the night finds.
  for (const { payload, signature } of underWay.reverse()) await post(payload, signature);
  await syncs.work(
    ...(await syncs.waiting()),
    ...messages,
    JSON.stringify({ workspaceId: owner.workspace.workspaceId }),
  );
}

async function refundLast(owner: Owner, stripe: Stripe): Promise<void> {
  const { customer } = await locally('GET', `/customers/${owner.workspace.workspaceId}`);
  const { data } = await stripe.charges.list({ customer: customer.id, limit: 100 });
  const paid = data.find((one) => one.paid && one.amount === 3_480);
  if (!paid) throw new Error('Nothing was paid that could be paid back');
  await stripe.refunds.create({ charge: paid.id, amount: 1_000 });
}

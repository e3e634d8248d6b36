import type Stripe from 'stripe';
import * as z from 'zod';
import type { Account } from './account.ts';
import { intervalsAfter } from './calendar.ts';
import { idOf, newId } from './ids.ts';
import { isWithin, pageOf } from './listing.ts';
import { expandable, ignored, mergedMetadata, read } from './params.ts';
import { customerIdOf } from './plan-change.ts';
import { invalid } from './refusal.ts';
import { retrieving } from './retrieving.ts';
import type { Act, StripeRoute } from './route.ts';
import { Creation, List, type PhaseAsked, Update } from './schedule-params.ts';
import { releaseSchedule } from './schedule-phases.ts';
import { endSubscription } from './subscription-end.ts';
import { intervalOf, newItem, planOf, sameInterval } from './subscription-new.ts';

const create: Act = (account, params) => {
  const { from_subscription, metadata } = read(Creation, params);
  const before = account.store.find('subscription', from_subscription, 'from_subscription');
  if (before.ended_at !== null || before.status === 'incomplete')
    throw invalid(`You cannot create a subscription schedule from a subscription that is ${before.status}.`);
  if (before.schedule)
    throw invalid(
      `You cannot migrate a subscription that is already attached to a schedule: \`${idOf(before.schedule)}\`.`,
    );
  const [item] = before.items.data;
  const at = account.now(customerIdOf(before));
  const start = item?.current_period_start ?? at;
  const end = before.cancel_at ?? item?.current_period_end ?? at;
  const schedule = {
    id: newId('sub_sched'),
    object: 'subscription_schedule',
    application: null,
    billing_mode: before.billing_mode,
    canceled_at: null,
    completed_at: null,
    created: at,
    current_phase: { start_date: start, end_date: end },
    customer: customerIdOf(before),
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      automatic_tax: { disabled_reason: null, enabled: false, liability: null },
      billing_cycle_anchor: 'automatic',
      billing_thresholds: null,
      collection_method: 'charge_automatically',
      default_payment_method: idOf(before.default_payment_method),
      description: null,
      invoice_settings: {
        account_tax_ids: null,
        custom_fields: null,
        days_until_due: null,
        description: null,
        footer: null,
        issuer: { type: 'self' },
      },
      on_behalf_of: null,
      transfer_data: null,
    },
    end_behavior: before.cancel_at ? 'cancel' : 'release',
    livemode: false,
    pause_schedules: [],
    metadata: mergedMetadata({}, metadata),
    phases: [
      {
        ...blankPhase(before.currency),
        start_date: start,
        end_date: end,
        default_tax_rates: before.default_tax_rates,
        items: before.items.data.map((one) => phaseItem(one)),
      },
    ],
    released_at: null,
    released_subscription: null,
    status: 'active',
    subscription: before.id,
    test_clock: idOf(before.test_clock),
  } as unknown as Stripe.SubscriptionSchedule;
  account.store.put('schedule', schedule);
  account.emit('subscription_schedule.created', schedule);
  const after = account.store.put('subscription', { ...before, schedule: schedule.id });
  account.emit('customer.subscription.updated', after, before);
  return schedule;
};

const blankPhase = (currency: string) => ({
  add_invoice_items: [],
  application_fee_percent: null,
  billing_cycle_anchor: null,
  billing_thresholds: null,
  collection_method: null,
  currency,
  default_payment_method: null,
  description: null,
  discounts: [],
  invoice_settings: null,
  metadata: {},
  on_behalf_of: null,
  proration_behavior: 'create_prorations',
  transfer_data: null,
  trial_end: null,
});

const phaseItem = ({ price, quantity, tax_rates, metadata }: Stripe.SubscriptionItem) => ({
  billing_thresholds: null,
  discounts: [],
  metadata: metadata ?? {},
  plan: planOf(price).id,
  price: price.id,
  quantity,
  tax_rates: tax_rates ?? [],
});

const update: Act = (account, params, id = '') => {
  const before = account.store.find('schedule', id);
  const { end_behavior, metadata, phases } = read(Update, params);
  refuseEnded(before);
  const schedule = account.store.put('schedule', {
    ...before,
    end_behavior: end_behavior ?? before.end_behavior,
    metadata: mergedMetadata(before.metadata ?? {}, metadata),
    ...(phases && newPhases(account, before, phases)),
  });
  account.emit('subscription_schedule.updated', schedule, before);
  return schedule;
};

function refuseEnded({ status }: Stripe.SubscriptionSchedule): void {
  if (status !== 'active' && status !== 'not_started')
    throw invalid(
      `You cannot update a subscription schedule that is currently in the \`${status}\` status. It must be in one of \`not_started\` or \`active\`.`,
    );
}

/** Each begins where the one before it ends; what runs now stays as it is. */
function newPhases(account: Account, before: Stripe.SubscriptionSchedule, asked: readonly PhaseAsked[]) {
  const running = before.current_phase;
  const subscription = account.store.find('subscription', idOf(before.subscription) ?? '');
  const phases: Stripe.SubscriptionSchedule.Phase[] = [];
  for (const [place, phase] of asked.entries()) {
    const param = `phases[${place}]`;
    const start = phases.at(-1)?.end_date ?? phase.start_date;
    if (place === 0 && phase.start_date === undefined)
      throw invalid(`Missing required param: ${param}[start_date].`, {
        code: 'parameter_missing',
        param: `${param}[start_date]`,
      });
    if (place === 0 && start !== running?.start_date)
      throw invalid('You can not modify the start date of the current phase.', { param: `${param}[start_date]` });
    if (typeof start !== 'number' || (typeof phase.start_date === 'number' && phase.start_date !== start))
      throw invalid('The start date of a phase must be the end date of the one before it.', {
        param: `${param}[start_date]`,
      });
    phases.push(phaseOf(account, before, phase, start, param));
  }
  const [first] = phases;
  const kept = subscription.items.data.map(({ price, quantity }) => `${price.id} ${quantity}`).join();
  const asksFor = first?.items.map(({ price, quantity }) => `${idOf(price as string)} ${quantity}`).join();
  if (kept !== asksFor)
    throw invalid('On this machine the items of the current phase cannot be changed through the schedule.', {
      param: 'phases[0][items]',
    });
  return { phases, current_phase: first ? { start_date: first.start_date, end_date: first.end_date } : null };
}

function phaseOf(
  account: Account,
  { id, phases: [current] }: Stripe.SubscriptionSchedule,
  asked: PhaseAsked,
  start: number,
  param: string,
): Stripe.SubscriptionSchedule.Phase {
  const wanted = asked.items.map(({ price, quantity, tax_rates, metadata }, place) =>
    newItem(
      account,
      id,
      { price, quantity, taxRates: tax_rates, metadata: mergedMetadata({}, metadata) },
      start,
      `${param}[items][${place}][price]`,
      false,
    ),
  );
  const first = sameInterval(wanted);
  const duration = asked.duration && {
    interval: asked.duration.interval,
    interval_count: asked.duration.interval_count ?? 1,
  };
  const end =
    typeof asked.end_date === 'number' ? asked.end_date : intervalsAfter(start, duration ?? intervalOf(first.price), 1);
  if (end <= start)
    throw invalid('The end date of a phase must come after its start date.', { param: `${param}[end_date]` });
  const rates = asked.default_tax_rates?.map((rate) =>
    account.store.find('tax_rate', rate, `${param}[default_tax_rates]`),
  );
  return {
    ...blankPhase(first.price.currency),
    start_date: start,
    end_date: end,
    billing_cycle_anchor: asked.billing_cycle_anchor ?? null,
    default_tax_rates: rates ?? current?.default_tax_rates ?? [],
    description: asked.description || null,
    items: wanted.map(phaseItem),
    metadata: mergedMetadata({}, asked.metadata),
    proration_behavior: asked.proration_behavior ?? 'create_prorations',
  } as unknown as Stripe.SubscriptionSchedule.Phase;
}

const release: Act = (account, params, id = '') => {
  read(z.strictObject({ ...expandable, preserve_cancel_date: ignored }), params);
  refuseEnded(account.store.find('schedule', id));
  return releaseSchedule(account, id);
};

const cancel: Act = (account, params, id = '') => {
  read(
    z.strictObject({
      ...expandable,
      invoice_now: z.literal('false').optional(),
      prorate: z.literal('false').optional(),
    }),
    params,
  );
  const before = account.store.find('schedule', id);
  refuseEnded(before);
  endSubscription(account, idOf(before.subscription) ?? '', 'cancellation_requested');
  return account.store.find('schedule', id);
};

const list: Act = (account, params) => {
  const { created, customer, ...page } = read(List, params);
  const found = account.store.all('schedule', customer).filter((one) => isWithin(one.created, created));
  return pageOf(found, page, '/v1/subscription_schedules');
};

export const scheduleRoutes: StripeRoute[] = [
  ['POST', '/v1/subscription_schedules', create],
  ['GET', '/v1/subscription_schedules', list],
  ['GET', '/v1/subscription_schedules/{id}', retrieving('schedule')],
  ['POST', '/v1/subscription_schedules/{id}', update],
  ['POST', '/v1/subscription_schedules/{id}/release', release],
  ['POST', '/v1/subscription_schedules/{id}/cancel', cancel],
];

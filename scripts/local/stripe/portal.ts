import type Stripe from 'stripe';
import * as z from 'zod';
import type { Account } from './account.ts';
import { customerOf } from './customer-of.ts';
import { newId } from './ids.ts';
import { pageOf } from './listing.ts';
import {
  emptyable,
  emptyableTexts,
  expandable,
  flag,
  ignored,
  mergedMetadata,
  metadata,
  page,
  read,
  text,
} from './params.ts';
import { invalid } from './refusal.ts';
import { retrieving } from './retrieving.ts';
import type { Act, StripeRoute } from './route.ts';

const switched = z.looseObject({ enabled: flag.optional() }).optional();
const features = z.strictObject({
  customer_update: z.strictObject({ allowed_updates: emptyableTexts.optional(), enabled: flag.optional() }).optional(),
  invoice_history: switched,
  payment_method_update: switched,
  subscription_cancel: switched,
  subscription_pause: switched,
  subscription_update: switched,
});
const told = {
  ...expandable,
  business_profile: z
    .strictObject({
      headline: emptyable.optional(),
      privacy_policy_url: emptyable.optional(),
      terms_of_service_url: emptyable.optional(),
    })
    .optional(),
  default_return_url: emptyable.optional(),
  login_page: ignored,
  metadata: metadata.optional(),
  name: emptyable.optional(),
};
const Creation = z.strictObject({ ...told, features });
const Update = z.strictObject({ ...told, active: flag.optional(), features: features.optional() });
const List = z.strictObject({ ...page, active: flag.optional(), is_default: flag.optional() });
const Opening = z.strictObject({
  ...expandable,
  after_expiration: ignored,
  configuration: text.optional(),
  customer: text,
  flow_data: ignored,
  locale: text.optional(),
  return_url: text.optional(),
});
type Given = z.output<typeof Update>;

const create: Act = (account, params) => {
  const given = read(Creation, params);
  const at = account.now();
  const blank = {
    id: newId('bpc'),
    object: 'billing_portal.configuration',
    active: true,
    application: null,
    business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
    created: at,
    default_return_url: null,
    features: featuresOf({}),
    is_default: false,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: {},
    name: null,
    updated: at,
  } as Stripe.BillingPortal.Configuration;
  const configuration = account.store.put('configuration', changed(account, blank, given));
  account.emit('billing_portal.configuration.created', configuration);
  return configuration;
};

const update: Act = (account, params, id = '') => {
  const before = account.store.find('configuration', id);
  const configuration = account.store.put('configuration', changed(account, before, read(Update, params)));
  account.emit('billing_portal.configuration.updated', configuration, before);
  return configuration;
};

function changed(
  account: Account,
  before: Stripe.BillingPortal.Configuration,
  given: Given,
): Stripe.BillingPortal.Configuration {
  const { active, business_profile = {}, default_return_url, features, name } = given;
  const profile = Object.entries(business_profile).map(([field, value]) => [field, value || null]);
  return {
    ...before,
    active: active ?? before.active,
    business_profile: { ...before.business_profile, ...Object.fromEntries(profile) },
    ...(default_return_url !== undefined && { default_return_url: default_return_url || null }),
    ...(features && { features: featuresOf(features) }),
    metadata: mergedMetadata(before.metadata ?? {}, given.metadata),
    ...(name !== undefined && { name: name || null }),
    updated: account.now(),
  };
}

function featuresOf(asked: z.output<typeof features>): Stripe.BillingPortal.Configuration.Features {
  const isOn = (name: keyof typeof asked) => asked[name]?.enabled === true;
  return {
    customer_update: {
      allowed_updates: asked.customer_update?.allowed_updates ?? [],
      enabled: isOn('customer_update'),
    },
    invoice_history: { enabled: isOn('invoice_history') },
    payment_method_update: { enabled: isOn('payment_method_update'), payment_method_configuration: null },
    subscription_cancel: {
      cancellation_reason: { enabled: false, options: [] },
      enabled: isOn('subscription_cancel'),
      mode: 'at_period_end',
      proration_behavior: 'none',
    },
    subscription_update: {
      billing_cycle_anchor: null,
      default_allowed_updates: [],
      enabled: isOn('subscription_update'),
      proration_behavior: 'none',
      schedule_at_period_end: { conditions: [] },
      trial_update_behavior: 'end_trial',
    },
  } as unknown as Stripe.BillingPortal.Configuration.Features;
}

const list: Act = (account, params) => {
  const { active, is_default, ...page } = read(List, params);
  const found = account.store
    .all('configuration')
    .filter(
      (one) =>
        (active === undefined || one.active === active) && (is_default === undefined || one.is_default === is_default),
    );
  return pageOf(found, page, '/v1/billing_portal/configurations');
};

const open: Act = (account, params) => {
  const { configuration, customer, locale, return_url } = read(Opening, params);
  customerOf(account, customer, 'customer');
  // The one that counts when none is named is made in Stripe's dashboard, which is not here.
  if (!configuration)
    throw invalid(
      'No configuration provided and your test mode default configuration has not been created. Provide a configuration or create your default by saving your customer portal settings.',
    );
  const found = account.store.find('configuration', configuration, 'configuration');
  const id = newId('bps');
  const session = account.store.put('portal_session', {
    id,
    object: 'billing_portal.session',
    configuration: found.id,
    created: account.now(),
    customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: (locale ?? null) as Stripe.BillingPortal.Session.Locale | null,
    on_behalf_of: null,
    return_url: return_url ?? found.default_return_url,
    url: `${account.appUrl}/_local/stripe/portal/${id}`,
  });
  account.emit('billing_portal.session.created', session);
  return session;
};

export const portalRoutes: StripeRoute[] = [
  ['POST', '/v1/billing_portal/configurations', create],
  ['GET', '/v1/billing_portal/configurations', list],
  ['GET', '/v1/billing_portal/configurations/{id}', retrieving('configuration')],
  ['POST', '/v1/billing_portal/configurations/{id}', update],
  ['POST', '/v1/billing_portal/sessions', open],
];

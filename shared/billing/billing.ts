import * as z from 'zod';
import { BillingDetails } from './details.ts';
import { PlanLimits, Use } from './plan-use.ts';
import { intervals } from './prices.ts';
import { vatRules } from './vat.ts';

/** What a workspace pays for, as its billing page shows it. */
export const Billing = z.object({
  plan: z.object({ code: z.string(), name: z.string(), limits: PlanLimits }),
  /** What gives it: the trial, a subscription, an agreement by hand, or nothing that is paid. */
  source: z.enum(['trial', 'stripe', 'manual', 'none']),
  status: z.enum(['trialing', 'active', 'past_due', 'ended', 'none']),
  /** Of the subscription, as are those below. */
  interval: z.enum(intervals).nullable(),
  /** A period, before tax. */
  amount: z.number().nullable(),
  currency: z.string().nullable(),
  trialEndsAt: z.string().nullable(),
  /** From then on nothing more is made without a subscription; null where none is required. */
  subscriptionRequiredAt: z.string().nullable(),
  currentPeriodEnd: z.string().nullable(),
  cancelAt: z.string().nullable(),
  /** What it becomes, and when. */
  scheduled: z
    .object({ planCode: z.string(), planName: z.string(), interval: z.enum(intervals), at: z.string() })
    .nullable(),
  /** `expires` is a month, `2028-04`. */
  paymentMethod: z.object({ brand: z.string(), last4: z.string(), expires: z.string() }).nullable(),
  /** As long as a payment is late. */
  dunning: z
    .object({
      since: z.string(),
      attempts: z.int(),
      nextAttemptAt: z.string().nullable(),
      /** Where the holder of the card confirms the payment, when the bank asks for it. */
      confirmUrl: z.string().nullable(),
      /** The latest at which the subscription ends, unless it is paid. */
      endsAt: z.string(),
    })
    .nullable(),
  /** What is added to prices for whom is billed; null as long as nobody said who that is. */
  vat: z.object({ rate: z.number(), rule: z.enum(vatRules) }).nullable(),
  /** In the order of `limitLabels`. */
  usage: z.array(Use),
  details: BillingDetails.nullable(),
  /** Who takes payments on this stage. */
  provider: z.enum(['stripe', 'none']),
  version: z.int(),
});
export type Billing = z.infer<typeof Billing>;

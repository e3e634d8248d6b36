import type { Word } from '../kernel/word.ts';
import { queues } from './queues.ts';

export const billing = {
  usersLose:
    'People cannot see their plan and what they use of it, subscribe, change or end their plan, read their invoices, nor say who is billed.',
  contracts: ['billing', 'details', 'checkout', 'changes', 'invoices', 'stripe-events'],
  ids: { invoice: 'ivc', payment: 'pay', paymentChange: 'pyc', paymentRefund: 'rfd' },
  counted: ['storedBytes'],
  audit: [
    'billing.details_updated',
    'billing.checkout_opened',
    'billing.plan_changed',
    'billing.change_scheduled',
    'billing.change_undone',
    'billing.cancelled',
    'billing.resumed',
    'billing.subscribed',
    'billing.subscription_changed',
    'billing.subscription_ended',
    'billing.invoice_issued',
    'billing.credit_note_issued',
    'billing.transmission_noted',
  ],
  events: {
    workspace: {
      label: 'Espace de travail',
      readings: ['billing:read'],
      events: {
        'workspace.plan_changed': {
          label: 'Offre changée',
          description:
            'L’abonnement de l’espace de travail a commencé, changé d’offre ou de période, ou s’est terminé.',
        },
        'workspace.limit_reached': {
          label: 'Limite approchée ou atteinte',
          description: 'L’espace de travail approche d’une limite de son offre (quatre cinquièmes), ou l’a atteinte.',
        },
      },
    },
  },
  innerEvents: [
    'billing.trial_ending',
    'billing.trial_ended',
    'billing.payment_failed',
    'billing.payment_action_required',
    'billing.card_expiring',
    'billing.plan_changed',
    'billing.limit_reached',
    'billing.limits_lowered',
    'billing.invoice_issued',
  ],
  notified: [
    'billing.trial_ending',
    'billing.trial_ended',
    'billing.payment_failed',
    'billing.payment_action_required',
    'billing.card_expiring',
    'billing.plan_changed',
    'billing.limit_reached',
    'billing.limits_lowered',
    'billing.invoice_issued',
  ],
  toldTo: ['billing:read'],
  queues,
  migrations: {
    datePrices: { name: 'datePrices', handler: 'billing/move/date-prices', runs: 'after', follows: 'chainOldLines' },
    countStorage: { name: 'countStorage', handler: 'billing/move/count-storage', runs: 'after' },
  },
  schedules: {
    remindTrials: {
      name: 'remindTrials',
      label: 'Fins d’essai et cartes qui expirent',
      handler: 'billing/notices/remind-trials.schedule',
      expression: 'cron(0 7 * * ? *)',
      timeoutSeconds: 900,
      usersLose:
        'Nobody is told that a trial ends or a card expires, nor of limits that another plan brought near or that are to fall.',
    },
    reconcileBilling: {
      name: 'reconcileBilling',
      label: 'Abonnements relus chez Stripe',
      handler: 'billing/stripe/reconcile-billing.schedule',
      expression: 'cron(30 3 * * ? *)',
      timeoutSeconds: 900,
      usersLose: 'Payments whose news were lost are not found out.',
    },
  },
} as const satisfies Word;

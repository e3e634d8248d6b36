import type { Word } from '../kernel/word.ts';
import { queues } from './queues.ts';
import { searched } from './searched.ts';

export const webhooks = {
  usersLose: 'People cannot see or change their webhooks, nor what was sent to them.',
  contracts: ['webhook', 'log'],
  ids: { webhook: 'whk', delivery: 'dlv' },
  named: ['webhook'],
  searched,
  audit: [
    'webhook.created',
    'webhook.updated',
    'webhook.deleted',
    'webhook.disabled',
    'webhook.tested',
    'webhook.redelivered',
    'webhook.failures_redelivered',
    'webhook.secret_regenerated',
  ],
  counted: ['webhooks'],
  innerEvents: ['webhook.failing', 'webhook.given_up', 'webhook.disabled'],
  notified: ['webhook.failing', 'webhook.given_up', 'webhook.disabled'],
  toldTo: ['webhooks:read'],
  queues,
} as const satisfies Word;

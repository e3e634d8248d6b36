import type { Word } from '../kernel/word.ts';

export const webhooks = {
  contracts: ['webhook', 'log'],
  ids: { webhook: 'whk', delivery: 'dlv' },
  audit: [
    'webhook.created',
    'webhook.updated',
    'webhook.deleted',
    'webhook.disabled',
    'webhook.tested',
    'webhook.redelivered',
    'webhook.secret_regenerated',
  ],
  counted: ['webhooks'],
  innerEvents: ['webhook.failing', 'webhook.disabled'],
  notified: ['webhook.failing', 'webhook.disabled'],
} as const satisfies Word;

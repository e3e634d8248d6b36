import type { Delivery, DeliveryAttempt } from '../../../../../shared/webhooks/log.contract.ts';
import type { Webhook } from '../../../../../shared/webhooks/webhook.contract.ts';

const moment = '2026-11-20T10:00:00.000Z';

export function aWebhook(changes: Partial<Webhook> = {}): Webhook {
  return {
    id: 'whk_1',
    name: 'CRM de l’agence',
    url: 'https://agence.example/webhooks',
    events: ['prospect.created', 'board.created'],
    active: true,
    disabledReason: null,
    headers: { 'x-api-key': '…0a1b' },
    secretHint: 'AbC=',
    health: {
      ...{ successRate24h: 0.984, attempts24h: { succeeded: 62, failed: 1 } },
      ...{ lastDeliveryAt: moment, consecutiveFailures: 0, state: 'well' },
    },
    createdAt: moment,
    updatedAt: moment,
    version: 1,
    ...changes,
  };
}

export const anAttempt = (changes: Partial<DeliveryAttempt> = {}): DeliveryAttempt => ({
  at: moment,
  durationMs: 84,
  statusCode: 200,
  error: null,
  responseSnippet: 'ok',
  manual: false,
  ...changes,
});

export function aDelivery(id: string, changes: Partial<Delivery> = {}): Delivery {
  return {
    id,
    eventId: `evt_${id}`,
    event: 'prospect.created',
    status: 'succeeded',
    attempts: [anAttempt()],
    earlierAttempts: 0,
    nextAttemptAt: null,
    payload: { type: 'prospect.created', timestamp: moment, data: { prospect: { lastName: 'Œuvrard' } } },
    createdAt: moment,
    ...changes,
  };
}

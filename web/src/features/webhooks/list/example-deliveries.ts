import { attemptError } from '../../../../../shared/webhooks/delivery-messages.ts';
import type { Delivery, DeliveryAttempt } from '../../../../../shared/webhooks/log.contract.ts';
import type { Webhook } from '../../../../../shared/webhooks/webhook.contract.ts';
import type { SentEventType } from '../../../../../shared/webhooks/webhook-events.ts';

type Told = {
  minutesAgo: number;
  event: SentEventType;
  data: NonNullable<Delivery['payload']>['data'];
  /** What the server answered, attempt by attempt, and in how many milliseconds. */
  answers: [statusCode: number, durationMs: number][];
};

const told: Told[] = [
  {
    minutesAgo: 4,
    event: 'prospect.created',
    data: { prospect: { firstName: 'Camille', lastName: 'Roy', company: 'Atelier Garance' } },
    answers: [[200, 84]],
  },
  {
    minutesAgo: 26,
    event: 'prospect.status_changed',
    data: { prospect: { firstName: 'Hugo', lastName: 'Blanc', company: 'Fournil Orsel' }, previousStatus: 'qualified' },
    answers: [[503, 1_204]],
  },
  {
    minutesAgo: 71,
    event: 'board.created',
    data: { board: { name: 'Accroches de Noël' } },
    answers: [
      [503, 911],
      [200, 96],
    ],
  },
  {
    minutesAgo: 190,
    event: 'prospect.created',
    data: { prospect: { firstName: 'Nadia', lastName: 'Benali', company: 'Véloria' } },
    answers: [[200, 77]],
  },
];

const minuteMs = 60_000;
/** Between an attempt and the next, of an example. */
const retryMinutes = 5;

/** An invented webhook as it stands at a moment, and what it sent in the hours before. */
export function exampleWebhook(now: Date): { webhook: Webhook; deliveries: Delivery[] } {
  const at = (minutesAgo: number) => new Date(now.getTime() - minutesAgo * minuteMs).toISOString();
  const deliveries = told.map(({ minutesAgo, event, data, answers }, place): Delivery => {
    const attempts = answers.map(
      ([statusCode, durationMs], tried): DeliveryAttempt => ({
        ...{ at: at(minutesAgo - tried * retryMinutes), durationMs, statusCode, responseSnippet: null, manual: false },
        error: statusCode === 200 ? null : attemptError('http', statusCode),
      }),
    );
    const delivered = attempts.at(-1)?.error === null;
    return {
      ...{ id: `exemple-${place}`, eventId: `exemple-${place}`, event, attempts, earlierAttempts: 0 },
      status: delivered ? 'succeeded' : 'retrying',
      nextAttemptAt: delivered ? null : at(-retryMinutes),
      ...{ payload: { type: event, timestamp: at(minutesAgo), data }, createdAt: at(minutesAgo) },
    };
  });
  const webhook: Webhook = {
    ...{ id: 'exemple', name: 'Exemple\u00a0: CRM de l’agence', url: 'https://crm.exemple.fr/reclame', active: true },
    events: ['prospect.created', 'prospect.status_changed', 'board.created'],
    ...{ disabledReason: null, headers: {}, secretHint: '', createdAt: at(600), updatedAt: at(600), version: 1 },
    health: {
      ...{ successRate24h: 0.6, attempts24h: { succeeded: 3, failed: 2 } },
      ...{ lastDeliveryAt: at(4), consecutiveFailures: 0, state: 'troubled' },
    },
  };
  return { webhook, deliveries };
}

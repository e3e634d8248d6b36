import type { Delivery } from '../../../../shared/webhooks/log.contract.ts';
import type { Webhook } from '../../../../shared/webhooks/webhook.contract.ts';
import { pingEvent, pingTexts, type SentEventType, webhookEvents } from '../../../../shared/webhooks/webhook-events.ts';
import type { DeliveryStatus } from '../../../../shared/webhooks/webhooks.rules.ts';
import { formatPercent } from '../../lib/format.ts';

type Badge = { label: string; color: string };

/** Whether a webhook sends, and who stopped it. */
export function stateOf({ active, disabledReason }: Webhook): Badge {
  if (active) return { label: 'Actif', color: 'positive' };
  return disabledReason ? { label: 'Désactivé', color: 'accent' } : { label: 'Suspendu', color: 'gray' };
}

export const deliveryWords: Record<DeliveryStatus, Badge> = {
  pending: { label: 'En cours', color: 'information' },
  succeeded: { label: 'Reçu', color: 'positive' },
  retrying: { label: 'Nouvelle tentative prévue', color: 'warning' },
  exhausted: { label: 'Échoué', color: 'accent' },
  cancelled: { label: 'Annulé', color: 'gray' },
};

export const eventLabel = (type: SentEventType): string => (type === pingEvent ? pingTexts : webhookEvents[type]).label;

/** The figures of a webhook, as they are read. */
export const successOf = ({ health }: Webhook): string =>
  health.successRate24h === null ? '—' : formatPercent(health.successRate24h);

/** Of a delivery, all attempts told or not. */
export const attemptCount = ({ attempts, earlierAttempts }: Delivery): number => attempts.length + earlierAttempts;

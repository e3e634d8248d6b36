import type { Delivery } from '../../../../shared/webhooks/log.contract.ts';
import type { Webhook } from '../../../../shared/webhooks/webhook.contract.ts';
import { pingEvent, pingTexts, type SentEventType, webhookEvents } from '../../../../shared/webhooks/webhook-events.ts';
import type { WebhookFare } from '../../../../shared/webhooks/webhook-fare.ts';
import type { DeliveryStatus } from '../../../../shared/webhooks/webhooks.rules.ts';
import { formatCount, formatNumber, formatPercent } from '../../lib/format.ts';

type Badge = { label: string; color: string };

const fares: Record<WebhookFare, Badge> = {
  well: { label: 'Actif', color: 'positive' },
  troubled: { label: 'Échecs récents', color: 'warning' },
  failing: { label: 'En échec', color: 'accent' },
};

/** How a webhook that sends fares, or who stopped it. */
export function stateOf({ active, disabledReason, health }: Webhook): Badge {
  if (active) return fares[health.state];
  return disabledReason ? { label: 'Désactivé', color: 'accent' } : { label: 'Suspendu', color: 'gray' };
}

export const deliveryWords: Record<DeliveryStatus, Badge> = {
  pending: { label: 'En cours', color: 'information' },
  succeeded: { label: 'Livré', color: 'positive' },
  retrying: { label: 'À réessayer', color: 'warning' },
  exhausted: { label: 'Échoué', color: 'accent' },
  cancelled: { label: 'Annulé', color: 'gray' },
};

export const eventLabel = (type: SentEventType): string => (type === pingEvent ? pingTexts : webhookEvents[type]).label;

/** Its last attempts that failed one after the other, else those of the day; nothing where none did. */
export function failuresOf({ health: { attempts24h, consecutiveFailures } }: Webhook): string | null {
  if (consecutiveFailures === 1) return 'La dernière tentative a échoué';
  if (consecutiveFailures > 1)
    return `${formatNumber(consecutiveFailures)}\u00a0tentatives de suite ont échoué, tous envois confondus`;
  const { succeeded, failed } = attempts24h;
  if (failed === 0) return null;
  return `${formatCount(failed, 'tentative échouée', 'tentatives échouées')} sur ${formatNumber(succeeded + failed)}`;
}

/** The figures of a webhook, as they are read. */
export const successOf = ({ health }: Webhook): string =>
  health.successRate24h === null ? '—' : formatPercent(health.successRate24h);

/** Of a delivery, all attempts told or not. */
export const attemptCount = ({ attempts, earlierAttempts }: Delivery): number => attempts.length + earlierAttempts;

import { Text } from '@mantine/core';
import { webhookAgent } from '../../../../../shared/origin-headers.ts';
import type { Delivery } from '../../../../../shared/webhooks/log.contract.ts';
import type { Webhook } from '../../../../../shared/webhooks/webhook.contract.ts';
import classes from './delivery-detail.module.css';

/** Where a delivery is posted and under which headers; each attempt is signed at its own moment. */
export function RequestHeaders({ webhook, delivery }: { webhook: Webhook; delivery: Delivery }) {
  const last = delivery.attempts.at(-1);
  const sentAt = last && String(Math.floor(Date.parse(last.at) / 1000));
  const headers = [
    ['POST', webhook.url],
    ['content-type', 'application/json'],
    ['user-agent', webhookAgent],
    ['webhook-id', delivery.eventId],
    ['webhook-timestamp', sentAt ?? 'l’heure de la tentative, en secondes'],
    ['webhook-signature', 'v1,… calculée à chaque tentative avec le secret'],
    ...Object.entries(webhook.headers),
  ] as const;
  return (
    <>
      <dl className={classes.facts}>
        {headers.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {Object.keys(webhook.headers).length > 0 && (
        <Text size="xs" c="dimmed" mb="xs">
          Vos en-têtes sont ceux des réglages d’aujourd’hui, leur valeur masquée.
        </Text>
      )}
    </>
  );
}
